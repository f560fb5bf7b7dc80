/// What a callback of a delegate means for a waiting call.
struct CallbackMeaning: Hashable {
    enum Ending: Hashable {
        /// It answers the waiting call once, with a value or an error.
        case answer
        /// It says that there will be no answer.
        case cancellation
        /// It answers with an error, whatever it brings.
        case failure
        /// Another callback brings the answer; this one may bring an error instead.
        case errorOnly
    }

    /// Nil where the wait goes on.
    let ending: Ending?
    /// Whether it may come any number of times and is an event for a reader.
    let isEvent: Bool

    static let event = CallbackMeaning(ending: nil, isEvent: true)

    static func ends(_ ending: Ending) -> CallbackMeaning { CallbackMeaning(ending: ending, isEvent: false) }
}

extension CallbackMeaning {
    /// By its name alone, where nothing better is known.
    init(ofName callback: String) {
        if callback.contains("Cancel") || callback.contains("cancel") {
            self = .ends(.cancellation)
        } else {
            self = Self.eventWords.contains(where: callback.contains) ? .event : .ends(.answer)
        }
    }

    private static let eventWords = [
        "didUpdate", "didChange", "didReceive", "didSend", "didDiscover", "didOutput", "rogress", "didStart",
        "didBegin",
        "will", "Will", "didMove", "didEnter", "didExit",
    ]
}

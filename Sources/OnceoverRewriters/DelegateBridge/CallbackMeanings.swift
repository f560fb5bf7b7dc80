import SwiftSyntax

/// What a callback of a delegate means to who waits.
package enum CallbackKind: Sendable {
    /// It answers the one who waits: once, with a value or an error.
    case answer
    /// It says that there will be no answer.
    case cancellation
    /// It may come any number of times while the answer is waited for.
    case event
}

/// What is known of the callbacks of delegates: by their names, where nothing better is known.
package struct CallbackContracts: Sendable {
    /// The kind of a callback by its protocol's name and its own, such as `scanner(_:didFind:)`; nil where nothing is known.
    package let kind: @Sendable (_ delegate: String, _ callback: String) -> CallbackKind?

    package init(kind: @escaping @Sendable (_ delegate: String, _ callback: String) -> CallbackKind?) {
        self.kind = kind
    }

    /// By name alone. `events` are those that the user says come more than once.
    package static func byName(events: [String]) -> CallbackContracts {
        CallbackContracts { _, callback in
            if events.contains(where: callback.contains) { return .event }
            if callback.saysCancel { return .cancellation }
            return eventWords.contains(where: callback.contains) ? .event : .answer
        }
    }

    private static let eventWords = [
        "didUpdate", "didChange", "didReceive", "didSend", "didDiscover", "didOutput", "rogress", "didStart",
        "didBegin",
        "will", "Will", "didMove", "didEnter", "didExit",
    ]
}

extension String {
    fileprivate var saysCancel: Bool { contains("Cancel") || contains("cancel") }
}

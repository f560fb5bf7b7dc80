import OnceoverControlFlow

/// Deliveries as text, each behind a semicolon: `;some,nil;nil,?;1,nil`. A number stands for a parameter of the function, and
/// `open` says that there may be others.
extension Deliveries {
    var text: String {
        let words = all.map { $0.values.map(\.text).joined(separator: ",") }.sorted()
        return (words + (isOpen ? [Self.openWord] : [])).map { ";" + $0 }.joined()
    }

    /// Nil if the text does not say that.
    init?(text: Substring) {
        for word in text.fields(between: ";") {
            if word == Self.openWord {
                formUnion(.open)
                continue
            }
            let values = word.fields(between: ",").map(Delivery.Value.init)
            guard !values.contains(nil) else { return nil }
            insert(Delivery(values: values.compactMap { $0 }))
        }
    }

    private static let openWord = "open"
}

extension Delivery.Value {
    fileprivate var text: String {
        switch self {
        case .known(let fact): fact.word ?? "?"
        case .parameter(let number): "\(number)"
        case .unknown: "?"
        }
    }

    fileprivate init?(_ text: Substring) {
        if let known = Fact(word: text) {
            self = .known(known)
        } else if let number = Int(text) {
            self = .parameter(number)
        } else if text == "?" {
            self = .unknown
        } else {
            return nil
        }
    }
}

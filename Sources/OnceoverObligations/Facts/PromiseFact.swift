import OnceoverContracts

/// What a function promises about a closure in its doc comment, for callers in other files:
///
///     promise Ferry.cross(arrival:) arrival many later
struct PromiseFact {
    private static let kind = "promise"

    /// With its type and its labels.
    let function: String
    /// The label of the closure, if it has one.
    let argument: String?
    let calls: CallFrequency
    let timing: CallTiming
    /// What calls name it by.
    let name: String
    let isPublic: Bool

    var row: ContractRow { Self.row(function, argument, calls, timing) }

    var text: String {
        let words = [calls.rawValue, timing.rawValue].map { $0.replacing(" ", with: "-") }
        return ([Self.kind, function, argument ?? "_"] + words).joined(separator: " ")
    }
}

extension PromiseFact {
    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// Nil if the text is no promise.
    static func row(in text: String) -> ContractRow? {
        // Most facts are no promises.
        guard isWritten(as: text) else { return nil }
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 5,
            let calls = CallFrequency(rawValue: words[3].replacing("-", with: " ")),
            let timing = CallTiming(rawValue: words[4].replacing("-", with: " "))
        else { return nil }
        return row(words[1], words[2] == "_" ? nil : words[2], calls, timing)
    }

    private static func row(
        _ function: String, _ argument: String?, _ calls: CallFrequency, _ timing: CallTiming
    ) -> ContractRow {
        var row = ContractRow()
        row.function = function
        row.argument = argument
        row.calls = calls
        row.runs = timing
        return row
    }
}

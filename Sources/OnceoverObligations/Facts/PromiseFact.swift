import OnceoverContracts

/// What a function promises of a closure in its doc comment, for those who call it in other files:
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

    var row: ContractRow {
        var row = ContractRow()
        row.function = function
        row.argument = argument
        row.calls = calls
        row.runs = timing
        return row
    }

    var text: String {
        let words = [calls.rawValue, timing.rawValue].map { $0.replacing(" ", with: "-") }
        return ([Self.kind, function, argument ?? "_"] + words).joined(separator: " ")
    }
}

extension PromiseFact {
    /// Nothing where the text is no promise.
    static func row(in text: String) -> ContractRow? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 5, words[0] == kind,
            let calls = CallFrequency(rawValue: words[3].replacing("-", with: " ")),
            let timing = CallTiming(rawValue: words[4].replacing("-", with: " "))
        else { return nil }
        var row = ContractRow()
        row.function = words[1]
        row.argument = words[2] == "_" ? nil : words[2]
        row.calls = calls
        row.runs = timing
        return row
    }
}

/// What a doc comment says of a parameter: `- Onceover: completion is called exactly once`.
///
/// The grammar is one line: the marker, the parameter's name with or without backticks, `is called`, then `never`,
/// `at most once`, `exactly once`, `any number of times` or `many times`, and `in place` if it is called before the
/// function returns.
package struct Annotation: Hashable, Sendable {
    package static let marker = "- Onceover:"

    package let parameter: String
    package let calls: CallFrequency
    package let timing: CallTiming

    /// - Parameter text: what stands behind the marker.
    package init(_ text: String) throws(ContractError) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let isInPlace = words.suffix(2) == ["in", "place"]
        if isInPlace { words.removeLast(2) }
        guard words.count > 3, words[1...2] == ["is", "called"],
            let calls = Self.frequencies[words[3...].joined(separator: " ")]
        else {
            throw ContractError(
                "`\(Self.marker)` takes `<parameter> is called exactly once`, or at most once, or many times, and so on"
            )
        }
        parameter = words[0].filter { $0 != "`" }
        self.calls = calls
        timing = isInPlace ? .inPlace : .later
    }

    private static let frequencies: [String: CallFrequency] = [
        "never": .never, "at most once": .atMostOnce, "exactly once": .exactlyOnce,
        "any number of times": .anyNumber, "many times": .many,
    ]
}

import OnceoverDiagnostics
import OnceoverSource

/// Comments of the form `// assumes told-elsewhere`, or with several names: a finding on the line of the comment is ruled out
/// by just these assumptions. Several findings of a line that rest on the same need one comment.
enum AssumesComment {
    static let marker = "  // assumes "

    static func expectations(in text: SourceText) -> [RuledExpectation] {
        let lines = String(decoding: text.bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().flatMap { index, line in
            let parts = line.split(separator: marker, omittingEmptySubsequences: false)
            return parts.dropFirst().map { part in
                RuledExpectation(
                    path: text.path, line: index + 1, assumptions: names(in: part), source: String(parts[0]))
            }
        }
    }

    private static func names(in list: Substring) -> [AssumptionID] {
        list.split(separator: ",").map { AssumptionID(String($0.filter { !$0.isWhitespace })) }.sorted()
    }

    /// A text with the comments that its findings need, and no others.
    ///
    /// - Parameter found: findings that assumptions rule out.
    static func rewritten(_ text: String, at path: String, declaring found: [Diagnostic]) -> String {
        let byLine = Dictionary(grouping: found.filter { $0.location.path == path }, by: \.location.line)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let code = line.split(separator: marker, omittingEmptySubsequences: false)[0]
            let lists = Set(
                byLine[index + 1, default: []].map { $0.assumptions.map(\.description).joined(separator: ", ") })
            return code + lists.sorted().map { marker + $0 }.joined()
        }.joined(separator: "\n")
    }
}

import OnceoverSource
import SwiftSyntax

/// How a file is laid out: what new text must look like to belong.
struct FileLayout {
    /// One level of indentation.
    let unit: String
    let lineBreak: String

    /// The indentation by which most lines start that are indented further than the one before.
    init(_ tree: SourceFileSyntax) {
        var steps: [String: Int] = [:]
        var previous = Substring()
        let text = tree.description
        lineBreak = text.utf8.firstRange(of: [13, 10] as [UInt8]) == nil ? "\n" : "\r\n"
        for line in text.split(whereSeparator: \.isNewline).prefix(2000) {
            let indentation = line.prefix { $0 == " " || $0 == "\t" }
            if indentation.count > previous.count, indentation.hasPrefix(previous), indentation.count < line.count {
                steps[String(indentation.dropFirst(previous.count)), default: 0] += 1
            }
            if indentation.count < line.count { previous = indentation }
        }
        let known = steps.filter { ["\t", "  ", "    "].contains($0.key) }
        unit = known.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
    }

    /// The text with this file's line breaks.
    func withLineBreaks(_ text: String) -> String {
        lineBreak == "\n"
            ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
    }
}

extension String {
    /// Each line that is not empty, behind an indentation.
    func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indentation + $0 }
            .joined(separator: "\n")
    }
}

extension SyntaxProtocol {
    /// The white space at the start of the line on which the node begins.
    var lineIndentation: String {
        var token = firstToken(viewMode: .sourceAccurate)
        while let current = token {
            if let found = current.leadingTrivia.indentationBehindLineBreak(
                isFirst: current.previousToken(viewMode: .sourceAccurate) == nil)
            {
                return found
            }
            token = current.previousToken(viewMode: .sourceAccurate)
        }
        return ""
    }
}

extension Trivia {
    /// The white space behind the last line break; nil where there is no line break.
    fileprivate func indentationBehindLineBreak(isFirst: Bool) -> String? {
        var indentation = ""
        for piece in pieces.reversed() {
            switch piece {
            case .spaces(let count): indentation = String(repeating: " ", count: count) + indentation
            case .tabs(let count): indentation = String(repeating: "\t", count: count) + indentation
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: return indentation
            default: indentation = ""
            }
        }
        return isFirst ? indentation : nil
    }
}

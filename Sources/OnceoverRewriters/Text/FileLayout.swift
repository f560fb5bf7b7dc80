import OnceoverSource
import SwiftSyntax

/// How a file is laid out: what new text must look like to belong.
struct FileLayout {
    /// One level of indentation.
    let unit: String
    let lineBreak: String

    /// The indentation by which most lines start that are indented further than the one before, of the first 2000.
    init(_ file: SourceFile) {
        let words = file.words
        lineBreak = words.contains("\r\n") ? "\r\n" : "\n"
        var steps: [[UInt8]: Int] = [:]
        var previous: [UInt8] = []
        var (start, lines) = (0, 0)
        while start < words.count, lines < 2000 {
            let indentation = words.whiteSpace(at: start)
            let isEmpty = words.isLineBreak(at: start + indentation.count)
            if indentation.count > previous.count, indentation.starts(with: previous), !isEmpty {
                steps[Array(indentation.dropFirst(previous.count)), default: 0] += 1
            }
            if !isEmpty { previous = indentation }
            start = words.endOfLine(from: start + indentation.count)
            lines += 1
        }
        let found = steps.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
        let known = found.filter { ["\t", "  ", "    "].contains($0.0) }
        unit = known.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0 ?? "    "
    }

    /// The text with this file's line breaks.
    func withLineBreaks(_ text: String) -> String {
        lineBreak == "\n"
            ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
    }
}

extension WordSearch {
    /// The spaces and tabs from an offset on.
    fileprivate func whiteSpace(at start: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while start + bytes.count < count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(self[start + bytes.count]) {
            bytes.append(self[start + bytes.count])
        }
        return bytes
    }

    /// Whether a line, or the file, ends at an offset.
    fileprivate func isLineBreak(at offset: Int) -> Bool { offset >= count || self[offset] == 10 || self[offset] == 13 }

    /// The offset of the next line.
    fileprivate func endOfLine(from start: Int) -> Int {
        var offset = start
        while offset < count, self[offset] != 10 { offset += 1 }
        return offset + 1
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

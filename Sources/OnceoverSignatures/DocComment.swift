import SwiftSyntax

/// The documentation comment above a declaration, as lines without the declaration's indentation.
package struct DocComment {
    private var lines: [String]
    private let style: Style

    private enum Style {
        case lines
        case block
    }

    package init(_ trivia: Trivia) {
        let block = trivia.docBlock
        style = block == nil ? .lines : .block
        lines =
            block.map(Self.linesOfBlock(_:indentation:))
            ?? trivia.pieces.compactMap { piece in
                if case .docLineComment(let line) = piece { line } else { nil }
            }
    }

    package var isEmpty: Bool { lines.isEmpty }

    /// All lines, each with a line break.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    /// The comment for an async form: what it says of some parameters is gone, in either way of writing it
    /// (`- Parameter x:` or a list), and what it said of the handler is said of what is returned and thrown.
    package func withoutParameters(_ names: [String], returning: Bool = false, throwing: Bool = false) -> DocComment {
        var result = self
        let said = result.removeEntries { text in names.contains { Self.describes(text, $0) } }
        guard let said else { return result }
        if returning || throwing { _ = result.removeEntries { $0.lowercased().hasPrefix("- returns:") } }
        result.removeEmptyList()
        if returning, let text = Outcome(of: said, throwing: throwing).text { result.append("- Returns: \(text)") }
        if throwing, !contains("- Throws:") { result.append("- Throws: The error that ends the work.") }
        return result
    }

    private func contains(_ head: String) -> Bool {
        lines.contains { content(of: $0).trimmed.lowercased().hasPrefix(head.lowercased()) }
    }

    /// The words of the markup have no case.
    private static func describes(_ text: String, _ name: String) -> Bool {
        text.hasPrefix("- \(name):")
            || text.lowercased().hasPrefix("- parameter ") && text.dropFirst(12).hasPrefix("\(name):")
    }

    /// With the closing mark on a line of its own.
    private static func linesOfBlock(_ text: String, indentation: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().map { index, line in
            let stripped = line.drop { $0 == " " || $0 == "\t" }
            if index > 0, stripped.hasPrefix("*") { return " " + stripped }
            return String(index > 0 && line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
        }
        guard lines.count > 1, let last = lines.popLast() else { return lines }
        let written = last.withoutClosingMark
        return lines + (written.trimmed.isEmpty ? [] : [written]) + [" */"]
    }
}

extension DocComment {
    /// What is written on a line, behind the marks of a comment, with its indentation.
    private func content(of line: String) -> Substring {
        switch style {
        case .lines: return line.dropFirst(3)
        case .block:
            let text = line.drop { $0 == " " }
            return text.hasPrefix("*") && !text.hasPrefix("*/") ? text.dropFirst() : line[...]
        }
    }

    /// The texts of the entries that were removed; nil where there is none.
    private mutating func removeEntries(where matches: (String) -> Bool) -> String? {
        var kept: [String] = []
        var removed: [String] = []
        var isSkipping = false
        for line in lines {
            let text = content(of: line).trimmed
            if text.hasPrefix("- ") { isSkipping = matches(text) }
            if text.isEmpty || text == "*/" { isSkipping = false }
            if isSkipping { removed.append(text) } else { kept.append(line) }
        }
        lines = kept
        removeTrailingEmptyLines()
        guard let head = removed.first else { return nil }
        let text = head.drop { $0 != ":" }.dropFirst().trimmed
        return ([text] + removed.dropFirst()).joined(separator: " ")
    }

    private mutating func removeTrailingEmptyLines() {
        let end = style == .block && lines.last?.trimmed == "*/" ? lines.removeLast() : nil
        while let last = lines.last, content(of: last).trimmed.isEmpty { lines.removeLast() }
        if let end { lines.append(end) }
    }

    /// A `- Parameters:` head whose last entry is gone.
    private mutating func removeEmptyList() {
        guard let head = lines.firstIndex(where: { content(of: $0).trimmed.lowercased() == "- parameters:" }) else {
            return
        }
        let next = lines.dropFirst(head + 1).first.map { content(of: $0) } ?? ""
        if next.trimmed.hasPrefix("- "), next.hasPrefix("   ") { return }
        lines.remove(at: head)
        removeTrailingEmptyLines()
    }

    /// Of the text in a block without stars: the least of its lines.
    private var indentation: String {
        let written = lines.dropFirst().dropLast().filter { !$0.trimmed.isEmpty }
        let starts = written.map { line in String(line.prefix { " \t".contains($0) }) }
        return starts.min { $0.count < $1.count } ?? ""
    }

    private mutating func append(_ entry: String) {
        switch style {
        case .lines: lines.append("/// " + entry)
        case .block:
            let hasStars = lines.dropFirst().first?.trimmed.hasPrefix("*") ?? true
            lines.insert((hasStars ? " * " : indentation) + entry, at: lines.count - 1)
        }
    }
}

extension DocComment {
    /// What a handler receives by its documentation: "called with the user or an error" gives "the user".
    private struct Outcome {
        let text: String?

        init(of said: String, throwing: Bool) {
            var rest = Substring(said)
            let verbs = #/(?i)\b(called|invoked|executed|run) with |^(gets|receives) |\b(to receive|receiving) /#
            if let verb = said.firstMatch(of: verbs) {
                rest = said[verb.range.upperBound...]
            } else if said.firstMatch(of: #/(?i)^(an?|the)? ?([\w-]+ )?(closure|block|handler|callback)\b/#) != nil {
                // It says what the handler is, and not what it is told.
                rest = ""
            }
            if throwing, let error = rest.firstMatch(of: #/,? or (an|the) error/#) {
                rest = Substring(rest[..<error.range.lowerBound] + rest[error.range.upperBound...])
            }
            text = rest.isEmpty ? nil : rest.prefix(1).uppercased() + rest.dropFirst()
        }
    }
}

extension Trivia {
    /// The last comment of this kind, and the white space in front of it.
    fileprivate var docBlock: (text: String, indentation: String)? {
        var indentation = ""
        var found: (String, String)?
        for piece in pieces {
            switch piece {
            case .spaces(let count): indentation = String(repeating: " ", count: count)
            case .tabs(let count): indentation = String(repeating: "\t", count: count)
            case .docBlockComment(let text): found = (text, indentation)
            default: indentation = ""
            }
        }
        return found
    }
}

extension String {
    /// Without `*/`, `**/` and white space at its end.
    fileprivate var withoutClosingMark: String {
        guard hasSuffix("*/") else { return self }
        var text = dropLast(2)
        while let last = text.last, last == "*" || last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}

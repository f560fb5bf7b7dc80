import SwiftSyntax

/// The `///` lines above a declaration.
struct DocComment {
    private let lines: [String]

    init(_ trivia: Trivia) {
        lines = trivia.pieces.compactMap { piece in
            if case .docLineComment(let line) = piece { return line }
            return nil
        }
    }

    /// Without what is said of some parameters, in either way of writing it: `- Parameter x:` or a list.
    func withoutParameters(_ names: [String]) -> String {
        var kept: [String] = []
        var isSkipping = false
        for line in lines {
            let text = line.dropFirst(3).trimmed
            if text.hasPrefix("- ") { isSkipping = names.contains { Self.describes(text, $0) } }
            if text.isEmpty { isSkipping = false }
            if !isSkipping { kept.append(line) }
        }
        while kept.last?.dropFirst(3).trimmed.isEmpty == true { kept.removeLast() }
        return Self.withoutEmptyList(kept).map { $0 + "\n" }.joined()
    }

    private static func describes(_ text: String, _ name: String) -> Bool {
        text.hasPrefix("- Parameter \(name):") || text.hasPrefix("- \(name):")
    }

    /// A `- Parameters:` head whose last entry is gone.
    private static func withoutEmptyList(_ lines: [String]) -> [String] {
        guard let head = lines.firstIndex(where: { $0.dropFirst(3).trimmed == "- Parameters:" }) else { return lines }
        let next = lines.dropFirst(head + 1).first?.dropFirst(3) ?? ""
        if next.trimmed.hasPrefix("- "), next.hasPrefix("   ") { return lines }
        return Array(lines[..<head] + lines[(head + 1)...])
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

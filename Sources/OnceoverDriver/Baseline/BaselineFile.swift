import OnceoverDiagnostics

/// A baseline as text: a line with the version, then a line for each finding, sorted, and an empty line behind each.
///
/// There are no totals, and an empty line stays where its entry is pruned. So two branches that take out neighbours change
/// lines that do not touch, and git merges them.
package struct BaselineFile: Sendable {
    package static let header = "onceover-baseline 1"

    package let baseline: Baseline
    private let text: String

    /// A file that cannot be used; its description is one line for the user.
    package struct Malformed: Error, Hashable, CustomStringConvertible {
        let path: String
        /// 1-based.
        let line: Int
        /// Lower case, without a final stop.
        let reason: String

        package var description: String { "\(path):\(line): \(reason)" }
    }

    /// - Parameter path: as it is shown to the user.
    package init(_ text: String, path: String) throws(Malformed) {
        let lines = Self.lines(of: text)
        guard lines.first == Self.header else {
            throw Malformed(path: path, line: 1, reason: "this is no baseline: the first line is not `\(Self.header)`")
        }
        var entries: [BaselineEntry] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard let entry = BaselineEntry(line: line) else {
                throw Malformed(path: path, line: index + 1, reason: Self.fault(of: line))
            }
            entries.append(entry)
        }
        self.text = text
        baseline = Baseline(entries)
    }

    /// The text of a new one.
    package static func text(of entries: [BaselineEntry]) -> String {
        ([header] + entries.map(\.text).sorted().map { $0 + "\n" }).joined(separator: "\n").terminated
    }

    /// The same text without the lines of some entries.
    package func pruned(of gone: [BaselineEntry]) -> String {
        var left = Dictionary(grouping: gone, by: \.text).mapValues(\.count)
        let kept = Self.lines(of: text).filter { line in
            guard let count = left[line], count > 0 else { return true }
            left[line] = count - 1
            return false
        }
        return kept.joined(separator: "\n").terminated
    }

    private static func lines(of text: String) -> [String] {
        // Swift takes a carriage return with its line feed for one character.
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func fault(of line: String) -> String {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        return isConflict
            ? "a merge conflict is left here" : "this is no entry: path, rule, symbol and 16 digits, with tabs between"
    }
}

extension BaselineEntry {
    fileprivate var text: String {
        [path.escapingSeparators, rule.description, symbol.escapingSeparators, line].joined(separator: "\t")
    }

    fileprivate init?(line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, fields[3].count == 16, fields[3].allSatisfy(\.isHexDigit) else { return nil }
        self.init(
            path: fields[0].unescapingSeparators, rule: RuleID(fields[1]), symbol: fields[2].unescapingSeparators,
            line: fields[3])
    }
}

extension String {
    fileprivate var terminated: String { self + "\n" }

    /// A file may be called anything.
    fileprivate var escapingSeparators: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\t": "\\t"
            case "\n": "\\n"
            case "\r": "\\r"
            default: String(scalar)
            }
        }.joined()
    }

    fileprivate var unescapingSeparators: String {
        guard contains("\\") else { return self }
        var text = ""
        var letters = makeIterator()
        while let letter = letters.next() {
            guard letter == "\\", let escaped = letters.next() else {
                text.append(letter)
                continue
            }
            text.append(["t": "\t", "n": "\n", "r": "\r"][escaped] ?? escaped)
        }
        return text
    }
}

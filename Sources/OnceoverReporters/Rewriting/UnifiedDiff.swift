import OnceoverDiagnostics

/// Edits of a file as a unified diff that `git apply` and `patch -p1` take.
package struct UnifiedDiff {
    /// Lines of the old text around each change.
    private static let context = 3

    private let path: String
    private let old: [ArraySlice<UInt8>]
    private let changes: [Change]

    /// Old lines, by 0-based numbers, and what takes their place.
    private struct Change {
        let range: Range<Int>
        let lines: [ArraySlice<UInt8>]
    }

    /// - Parameter bytes: the old text, with its byte order mark if it has one; then the edits are behind that.
    package init(path: String, bytes: [UInt8], edits: [TextEdit], markLength: Int = 0) {
        self.path = path
        old = Self.lines(of: bytes[...])
        let shifted = edits.map {
            TextEdit($0.range.lowerBound + markLength..<$0.range.upperBound + markLength, with: $0.replacement)
        }
        let new = Self.lines(of: shifted.applied(to: bytes)[...])
        changes = Self.changes(from: old, to: new)
    }

    /// Empty where nothing changes.
    package var text: String {
        guard !changes.isEmpty else { return "" }
        let hunks = hunks.map(text(of:)).joined()
        return "--- a/\(path)\n+++ b/\(path)\n\(hunks)"
    }

    private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}

extension UnifiedDiff {
    /// The common head and tail are set aside, which leaves little to compare; Myers' algorithm does the rest.
    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
        let before = Array(old[head..<old.count - tail])
        let after = Array(new[head..<new.count - tail])
        var numbers = LineNumbers()
        let difference = after.map { numbers[$0] }.difference(from: before.map { numbers[$0] })
        var removed = [Bool](repeating: false, count: before.count)
        var inserted = [Bool](repeating: false, count: after.count)
        for case .remove(let offset, _, _) in difference { removed[offset] = true }
        for case .insert(let offset, _, _) in difference { inserted[offset] = true }
        return runs(removed, inserted, after).map {
            Change(range: $0.range.lowerBound + head..<$0.range.upperBound + head, lines: $0.lines)
        }
    }

    private static func runs(_ removed: [Bool], _ inserted: [Bool], _ after: [ArraySlice<UInt8>]) -> [Change] {
        var changes: [Change] = []
        var (old, new) = (0, 0)
        while old < removed.count || new < inserted.count {
            let start = (old, new)
            while old < removed.count, removed[old] { old += 1 }
            while new < inserted.count, inserted[new] { new += 1 }
            if (old, new) == start {
                old += 1
                new += 1
            } else {
                changes.append(Change(range: start.0..<old, lines: Array(after[start.1..<new])))
            }
        }
        return changes
    }

    /// Changes whose contexts touch are one hunk.
    private var hunks: [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.range.lowerBound - last.range.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private func text(of hunk: [Change]) -> String {
        let start = max(0, hunk[0].range.lowerBound - Self.context)
        let end = min(old.count, hunk[hunk.count - 1].range.upperBound + Self.context)
        let growth = hunk.reduce(0) { $0 + $1.lines.count - $1.range.count }
        let earlier = changes.prefix { $0.range.lowerBound < hunk[0].range.lowerBound }
        let newStart = start + earlier.reduce(0) { $0 + $1.lines.count - $1.range.count }
        var text = "@@ -\(span(start, end - start)) +\(span(newStart, end - start + growth)) @@\n"
        var next = start
        for change in hunk {
            text += lines(old[next..<change.range.lowerBound], " ") + lines(old[change.range], "-")
            text += lines(change.lines[...], "+")
            next = change.range.upperBound
        }
        return text + lines(old[next..<end], " ")
    }

    /// An empty range is behind the line before it.
    private func span(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    private func lines(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) -> String {
        lines.map { line in
            let text = mark + String(decoding: line, as: UTF8.self)
            return line.last == 10 ? text : text + "\n\\ No newline at end of file\n"
        }.joined()
    }
}

/// A number for each different line: numbers are compared faster than bytes.
private struct LineNumbers {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    subscript(line: ArraySlice<UInt8>) -> Int {
        mutating get {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
    }
}

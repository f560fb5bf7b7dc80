import OnceoverDiagnostics

/// Where each line of a text begins, to turn UTF-8 offsets into 1-based lines and columns. Look-up is O(log lines).
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    /// 0-based offsets of the first byte of each line.
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = Self.lineStarts(of: bytes)
    }

    package init(_ text: String) { self.init(Array(text.utf8)) }

    package var count: Int { starts.count }

    /// The place of a range of 0-based UTF-8 offsets; a range over several lines ends with its first.
    ///
    /// - Parameter start: the offset at which the lines of the path begin.
    package func location(of range: Range<Int>, in path: String, from start: Int = 0) -> Location {
        let index = lineIndex(of: range.lowerBound)
        let content = contentRange(ofLine: index)
        return Location(
            path: path,
            line: index + 1 - lineIndex(of: start),
            column: range.lowerBound - content.lowerBound + 1,
            endColumn: min(range.upperBound, max(content.upperBound, range.lowerBound)) - content.lowerBound + 1,
            excerpt: String(decoding: bytes[content], as: UTF8.self)
        )
    }

    /// The 1-based line of a 0-based UTF-8 offset.
    package func line(of offset: Int) -> Int { lineIndex(of: offset) + 1 }

    /// A line without its line break, by its 1-based number; nil if the text has no such line.
    package func text(ofLine line: Int) -> String? {
        guard (1...count).contains(line) else { return nil }
        return String(decoding: bytes[contentRange(ofLine: line - 1)], as: UTF8.self)
    }

    /// The last line that starts at or before `offset`.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func contentRange(ofLine index: Int) -> Range<Int> {
        var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        while end > starts[index], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return starts[index]..<end
    }

    /// A line ends with LF, CR LF or a lone CR, as for the compiler.
    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            // One comparison for most bytes: both ends of a line are below the printable ones.
            for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
                let endsLine =
                    bytes[offset] == UInt8(ascii: "\n")
                    || bytes[offset] == UInt8(ascii: "\r")
                        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
                if endsLine { starts.append(offset + 1) }
            }
        }
        return starts
    }
}

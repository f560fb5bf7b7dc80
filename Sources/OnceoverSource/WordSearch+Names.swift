/// What stands around the places where words are found.
extension WordSearch {
    /// Whether an arrow leads to `Void`, `()` or `Never` anywhere.
    package var hasArrowToNothing: Bool {
        has("->") { text, offset in text.arrowReturnsNothing(headAt: offset + 1) }
    }

    /// Whether `@escaping` stands before a type that is named and not written out, whatever attributes stand between.
    package var hasEscapingName: Bool {
        let mark = "@escaping"
        return has(mark) { text, offset in
            text.isWord(at: text.offsetAfterAttributes(from: offset + mark.utf8.count))
        }
    }

    private func has(_ word: String, where matches: (ByteText, Int) -> Bool) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in contains(word) { matches(ByteText(buffer), $0) } }
    }

    /// Whether a word stands anywhere that matches, by its 0-based offset.
    package func contains(_ word: String, where matches: (Int) -> Bool) -> Bool {
        var found = false
        search(word) { offset in
            found = matches(offset)
            return !found
        }
        return found
    }

    /// The name around or behind an offset: letters, digits, underscores and, if wanted, points. Empty where none is.
    package func name(around offset: Int, withPoints: Bool = false) -> Range<Int> {
        bytes.withUnsafeBufferPointer { buffer in
            let text = ByteText(buffer)
            func isPart(_ offset: Int) -> Bool { text.isWord(at: offset) || withPoints && text.has(".", at: offset) }
            var (start, end) = (offset, offset)
            while isPart(start - 1) { start -= 1 }
            while isPart(end) { end += 1 }
            return start..<end
        }
    }

    /// Whether the bytes from an offset on are those of the word.
    package func has(_ word: StaticString, at offset: Int) -> Bool {
        bytes.withUnsafeBufferPointer { ByteText($0).has(word, at: offset) }
    }

    /// What stands in the first parentheses behind an offset, with the last of them; the rest of the text where none are
    /// closed.
    package func parenthesized(behind offset: Int) -> Range<Int> {
        bytes.withUnsafeBufferPointer { ByteText($0).enclosed(in: ("(", ")"), behind: offset) }
    }

    /// The same of braces.
    package func braced(behind offset: Int) -> Range<Int> {
        bytes.withUnsafeBufferPointer { ByteText($0).enclosed(in: ("{", "}"), behind: offset) }
    }

    /// An expression that begins at an offset, and perhaps more.
    package func expression(from start: Int) -> Range<Int> {
        bytes.withUnsafeBufferPointer { start..<ByteText($0).endOfExpression(from: start) }
    }

    /// The line that an offset is in, up to there.
    package func lineStart(before offset: Int) -> Range<Int> {
        (bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") } ?? -1) + 1..<offset
    }

    /// Where the line that an offset is in begins, behind its spaces.
    package func textStart(before offset: Int) -> Int { offsetAfterSpaces(from: lineStart(before: offset).lowerBound) }

    package func offsetAfterSpaces(from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { ByteText($0).offsetAfterSpaces(from: start) }
    }

    /// Whether a space or a line break is at an offset.
    package func isSpace(at offset: Int) -> Bool { ByteText.isSpace(bytes[offset]) }

    /// The rest of the line that an offset is in.
    package func line(from offset: Int) -> Range<Int> {
        offset..<(bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count)
    }

    /// A part as a text of its own.
    package func part(_ range: Range<Int>) -> WordSearch { WordSearch(Array(bytes[range])) }

    package func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

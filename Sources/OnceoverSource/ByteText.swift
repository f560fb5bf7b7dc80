/// Source text as bytes that are looked at in place.
struct ByteText {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether `word` stands at `offset`, which may lie outside the text.
    func has(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where word.utf8Start[index] != bytes[offset + index] { return false }
        return true
    }

    /// Whether an arrow ends at `head` (its `>`) and leads to `Void`, `()` or `Never`.
    ///
    /// A comment or a module's name in between (`-> Swift.Void`) counts as well.
    func arrowReturnsNothing(headAt head: Int) -> Bool {
        guard has("->", at: head - 1) else { return false }
        var result = offsetAfterSpaces(from: head + 1)
        if has("(", at: result) {
            result = offsetAfterSpaces(from: result + 1)
            if has(")", at: result) { return true }
        }
        return has("Void", at: result) || has("Never", at: result) || has("Swift.", at: result) || has("/", at: result)
    }

    /// Behind spaces, and behind attributes without arguments.
    func offsetAfterAttributes(from start: Int) -> Int {
        var offset = offsetAfterSpaces(from: start)
        while has("@", at: offset) {
            offset += 1
            while isWord(at: offset) { offset += 1 }
            offset = offsetAfterSpaces(from: offset)
        }
        return offset
    }

    func offsetAfterSpaces(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Line breaks included.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}

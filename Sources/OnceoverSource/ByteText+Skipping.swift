extension ByteText {
    /// Where a string or a comment that begins at `offset` ends; `offset` itself where none begins.
    func offsetBehindTextOrComment(at offset: Int) -> Int {
        switch bytes[offset] {
        case UInt8(ascii: "/"):
            if has("//", at: offset) { return endOfLine(from: offset) }
            return has("/*", at: offset) ? offsetBehindBlockComment(at: offset) : offset
        case UInt8(ascii: "\""):
            return has("\"\"\"", at: offset) ? offsetBehindLongString(at: offset) : offsetBehindString(at: offset)
        default: return offset
        }
    }

    /// What stands in the first brackets of a kind behind `offset`, with the last of them; the rest of the text where none are
    /// closed.
    func enclosed(in brackets: (open: Unicode.Scalar, close: Unicode.Scalar), behind offset: Int) -> Range<Int> {
        let (open, close) = (UInt8(ascii: brackets.open), UInt8(ascii: brackets.close))
        var (offset, start, depth) = (offset, offset, 0)
        while offset < bytes.count {
            switch bytes[offset] {
            case open:
                if depth == 0 { start = offset + 1 }
                depth += 1
            case close:
                depth -= 1
                if depth <= 0 { return start..<offset + 1 }
            default: break
            }
            offset = max(offset + 1, offsetBehindTextOrComment(at: offset))
        }
        return start..<offset
    }

    /// Whether the `<` at `offset` is no part of `<<`, `<=` and the like.
    func isLoneAngle(at offset: Int) -> Bool {
        !has("<<", at: offset - 1) && !has("<<", at: offset) && !has("<=", at: offset)
    }

    /// Whether a letter, a digit or an underscore is at `offset`, which may lie outside the text.
    func isWord(at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        switch bytes[offset] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            return true
        default: return false
        }
    }

    private func endOfLine(from offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }

    /// Block comments nest.
    private func offsetBehindBlockComment(at offset: Int) -> Int {
        var offset = offset
        var depth = 0
        while offset < bytes.count {
            if has("/*", at: offset) {
                depth += 1
                offset += 2
            } else if has("*/", at: offset) {
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return offset
    }

    /// A string on one line ends with it, at the latest.
    private func offsetBehindString(at offset: Int) -> Int {
        var offset = offset + 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return offset
            case UInt8(ascii: "\""): return offset + 1
            default: offset += 1
            }
        }
        return bytes.count
    }

    private func offsetBehindLongString(at offset: Int) -> Int {
        var offset = offset + 3
        while offset < bytes.count {
            if has("\"\"\"", at: offset) { return offset + 3 }
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return bytes.count
    }
}

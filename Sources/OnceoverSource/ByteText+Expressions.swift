/// Where expressions end, as far as brackets and line breaks show it.
extension ByteText {
    /// The end of an expression that begins at `start`, or somewhere behind: the first line break that no bracket is open at
    /// and behind which nothing goes on.
    func endOfExpression(from start: Int) -> Int {
        var (offset, depth) = (start, 0)
        /// The last byte that is no space and in no comment.
        var last = start - 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\n") where depth == 0 && !goesOn(behind: last, at: offset): return offset
            default: break
            }
            if depth < 0 { return offset }
            let behind = offsetBehindTextOrComment(at: offset)
            if behind == offset || bytes[offset] == UInt8(ascii: "\"") {
                if !Self.isSpace(bytes[offset]) { last = max(offset, behind - 1) }
            }
            offset = max(offset + 1, behind)
        }
        return offset
    }

    /// Whether an expression goes on behind a line break: with an operator on one side of it, or a comment.
    private func goesOn(behind last: Int, at lineBreak: Int) -> Bool {
        let next = bytes[lineBreak...].firstIndex { !Self.isSpace($0) } ?? bytes.count
        return Self.joints.contains(bytes[last]) || next < bytes.count && Self.beginnings.contains(bytes[next])
            || has("try", at: last - 2) || has("await", at: last - 4)
            || Self.words.contains { has($0, at: next) }
    }

    private static let joints = Set("=+-*/%&|^~<>?:,.!".utf8)
    private static let beginnings = Set(".?:+-*/%&|^~<>=!{#".utf8)
    private static let words: [StaticString] = ["as ", "as?", "as!", "is ", "else"]
}

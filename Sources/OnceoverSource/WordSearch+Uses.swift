/// Where a text may use what a name stands for.
extension WordSearch {
    /// Whether a name may stand anywhere but where a function of that name is declared, or told of in a line of comment.
    /// What a protocol requires, others use by it.
    package func mayUse(_ name: String) -> Bool {
        let length = name.utf8.count
        // An operator has no ends to see.
        guard WordSearch(Array(name.utf8)).name(around: 0).count == length else { return true }
        return contains(name) { offset in
            let isWhole = self.name(around: offset) == offset..<offset + length
            return isWhole && !isCommentLine(at: offset) && !isDeclared(at: offset)
        }
    }

    private func isDeclared(at offset: Int) -> Bool { hasSuffix("func ", before: offset) && !contains("protocol ") }

    /// Whether the line of an offset has only a comment.
    private func isCommentLine(at offset: Int) -> Bool { has("//", at: textStart(before: offset)) }
}

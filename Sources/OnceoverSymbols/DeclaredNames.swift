import OnceoverSource

/// The names of what a file declares, as far as its text shows them before it is parsed. What looks like a declaration in
/// a comment or a string is taken for one.
package struct DeclaredNames {
    /// With the types around them: `Kiln.State`.
    package let extendedTypes: Set<String>
    /// Base names.
    package let functions: Set<String>

    /// - Complexity: O(bytes), at the speed of `memchr`.
    package init(in words: WordSearch) {
        extendedTypes = Self.names(behind: "extension ", in: words)
        functions = extendedTypes.isEmpty ? [] : Self.names(behind: "func ", in: words)
    }

    static func names(behind keyword: String, in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        each(keyword, in: words) { names.insert(words.text(in: $0)) }
        return names
    }

    /// Calls `visit` with where the name of each function stands.
    package static func eachFunction(in words: WordSearch, visit: (Range<Int>) -> Void) {
        each("func ", in: words, visit: visit)
    }

    /// Calls `visit` with where each name behind a keyword stands.
    static func each(_ keyword: String, in words: WordSearch, visit: (Range<Int>) -> Void) {
        words.search(keyword) { offset in
            var start = offset + keyword.utf8.count
            while start < words.count, [UInt8(ascii: " "), UInt8(ascii: "`")].contains(words[start]) { start += 1 }
            visit(words.name(around: start, withPoints: true))
            return true
        }
    }
}

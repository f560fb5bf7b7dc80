/// The names that other files know a file's declarations by, as its text shows them. What looks like a declaration in a comment
/// or a string is taken for one.
package struct DeclaredWords: Sendable {
    /// Bytes of the text.
    package let size: Int
    /// Types, without the types around them.
    package let types: Set<String>
    /// Types that it extends, in the same way.
    package let extended: Set<String>
    /// Functions, and variables outside types.
    package let others: Set<String>
    /// What only the file sees, of the names outside types.
    package let hidden: Set<String>
    /// What no other file of a program can declare for itself: the same, and types that stand in no other type.
    package let owned: Set<String>

    /// - Complexity: O(bytes), at the speed of `memchr`.
    package init(in text: WordSearch) {
        size = text.count
        types = Self.names(behind: Self.typeKeywords, in: text)
        extended = Self.names(behind: ["extension "], in: text)
        others = Self.names(behind: ["func "], in: text).union(
            Self.names(behind: ["let ", "var "], in: text) { text.isOutsideTypes($0) })
        hidden = Self.names(behind: Self.typeKeywords + ["func ", "let ", "var "], in: text) { text.isHidden($0) }
        owned = hidden.union(Self.names(behind: Self.typeKeywords, in: text) { text.isOutsideTypes($0) })
    }

    /// All that it declares.
    package var visible: Set<String> { types.union(others) }

    private static let typeKeywords = ["class ", "struct ", "enum ", "actor ", "protocol ", "typealias "]

    private static func names(
        behind keywords: [String], in text: WordSearch, where isWanted: (Int) -> Bool = { _ in true }
    ) -> Set<String> {
        var names: Set<String> = []
        for keyword in keywords {
            text.search(keyword) { offset in
                guard isWanted(offset) else { return true }
                let start = text.offsetAfterSpaces(from: offset + keyword.utf8.count)
                let name = text.text(in: text.name(around: start, withPoints: true))
                if let last = name.split(separator: ".").last { names.insert(String(last)) }
                return true
            }
        }
        return names
    }
}

extension WordSearch {
    /// Whether the line of a keyword is not indented.
    fileprivate func isOutsideTypes(_ offset: Int) -> Bool { !isSpace(at: lineStart(before: offset).lowerBound) }

    /// Whether the line of a keyword begins with `private` or `fileprivate`, and is not indented.
    fileprivate func isHidden(_ offset: Int) -> Bool {
        let start = lineStart(before: offset).lowerBound
        return has("private", at: start) || has("fileprivate", at: start)
    }
}

/// The names that other files know a file's declarations by, as its text shows them. What looks like a declaration in a comment
/// or a string is taken for one.
package struct DeclaredWords: Sendable {
    /// Bytes of the text.
    package let size: Int
    /// Types, without the types around them.
    package private(set) var types: Set<String> = []
    /// Types that it extends, in the same way.
    package private(set) var extended: Set<String> = []
    /// Functions, and variables outside types.
    package private(set) var others: Set<String> = []
    /// What only the file sees, of the names outside types.
    package private(set) var hidden: Set<String> = []
    /// What no other file of a program can declare for itself: the same, and types that stand in no other type.
    package private(set) var owned: Set<String> = []

    /// - Complexity: O(bytes), at the speed of `memchr`.
    package init(in text: WordSearch) {
        size = text.count
        for keyword in ["class ", "struct ", "enum ", "actor ", "protocol ", "typealias "] {
            text.eachName(behind: keyword) { name, line in
                types.insert(name)
                if !text.isSpace(at: line) { owned.insert(name) }
                if text.hides(line) { hidden.insert(name) }
            }
        }
        for keyword in ["func ", "let ", "var "] {
            text.eachName(behind: keyword) { name, line in
                if keyword == "func " || !text.isSpace(at: line) { others.insert(name) }
                if text.hides(line) { hidden.insert(name) }
            }
        }
        text.eachName(behind: "extension ") { name, _ in extended.insert(name) }
        owned.formUnion(hidden)
    }

    /// All that it declares.
    package var visible: Set<String> { types.union(others) }
}

extension WordSearch {
    /// Calls `visit` with the last part of each name behind a keyword, and where the line of the keyword begins.
    fileprivate func eachName(behind keyword: String, visit: (String, Int) -> Void) {
        search(keyword) { offset in
            let name = text(in: name(around: offsetAfterSpaces(from: offset + keyword.utf8.count), withPoints: true))
            if let last = name.split(separator: ".").last { visit(String(last), lineStart(before: offset).lowerBound) }
            return true
        }
    }

    /// Whether a line begins with `private` or `fileprivate`, and is not indented.
    fileprivate func hides(_ line: Int) -> Bool { has("private", at: line) || has("fileprivate", at: line) }
}

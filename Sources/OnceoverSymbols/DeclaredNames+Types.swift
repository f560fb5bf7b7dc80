import OnceoverSource
import OnceoverVocabulary

/// Types that a text declares, or makes objects of.
extension DeclaredNames {
    /// Types of which the text makes an object and gives it to a property or a constant that may keep it: `= Kiln(size: 2)`.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr` where no function is declared.
    package static func constructedTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        for part in partsThatMayKeep(in: words) {
            words.search("= ", in: part) { offset in
                let name = words.name(around: offset + 2)
                if words.isCapital(at: name.lowerBound), words.has("(", at: name.upperBound) {
                    names.insert(words.text(in: name))
                }
                return true
            }
        }
        return names
    }

    /// Types of which the text may make an object that other code can keep: `Kiln(size: 2)`, `Kiln<Clay> { … }`. All
    /// owners that `OwnershipFinder` finds own one of these.
    ///
    /// - Complexity: O(bytes)
    package static func keptTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        for value in valuesThatMayBeKept(in: words) {
            for mark in ["(", "<", "{", " {"] {
                words.search(mark, in: value) { offset in
                    let name = words.name(around: offset)
                    if words.isCapital(at: name.lowerBound) { names.insert(words.text(in: name)) }
                    return true
                }
            }
        }
        return names
    }

    /// All names that begin as those of types do, wherever they stand.
    ///
    /// - Complexity: O(bytes)
    package static func mentionedTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        words.forEachWord(in: 0..<words.count) { offset, _ in
            if words.isCapital(at: offset) { names.insert(words.text(in: words.name(around: offset))) }
        }
        return names
    }

    /// All that the text declares, by their own names, and those that it extends.
    package static func types(in words: WordSearch) -> Set<String> {
        let keywords = ["class ", "struct ", "enum ", "actor ", "protocol ", "extension "]
        return Set(keywords.flatMap { names(behind: $0, in: words) }.map(\.simpleName))
    }

    /// Whether one of the text's types may have an object for all to use: `static let shared`, `Kiln.shared = self`.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr`.
    package static func mayHaveSharedInstance(in words: WordSearch) -> Bool {
        words.contains("static ") { isSharedVariable(in: words.line(from: $0), of: words) }
            || words.contains(" = self") { Vocabulary.sharedVariables.contains(words.text(in: words.name(around: $0))) }
    }

    private static func isSharedVariable(in line: Range<Int>, of words: WordSearch) -> Bool {
        ["let ", "var "].contains { keyword in
            words.first(keyword, in: line).map { offset in
                let start = offset + keyword.utf8.count
                let name = words.name(around: words.has("`", at: start) ? start + 1 : start)
                return Vocabulary.sharedVariables.contains(words.text(in: name))
            } ?? false
        }
    }
}

extension WordSearch {
    fileprivate func isCapital(at offset: Int) -> Bool {
        offset < count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[offset])
    }
}

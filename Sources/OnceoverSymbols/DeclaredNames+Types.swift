import OnceoverSource

/// Types that a text declares, or makes objects of.
extension DeclaredNames {
    /// Types of which the text makes an object and gives it to a property or a constant: `= Kiln(size: 2)`.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr`.
    package static func constructedTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        words.search("= ") { offset in
            let name = words.name(around: offset + 2)
            if words.isCapital(at: name.lowerBound), words.has("(", at: name.upperBound) {
                names.insert(words.text(in: name))
            }
            return true
        }
        return names
    }

    /// Types of which the text may make an object anywhere, to whatever it gives it: `Kiln(size: 2)`, `Kiln<Clay> { … }`.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr`.
    package static func calledTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        for mark in ["(", "<", "{", " {"] {
            words.search(mark) { offset in
                let name = words.name(around: offset)
                if words.isCapital(at: name.lowerBound) { names.insert(words.text(in: name)) }
                return true
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
}

extension WordSearch {
    fileprivate func isCapital(at offset: Int) -> Bool {
        offset < count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[offset])
    }
}

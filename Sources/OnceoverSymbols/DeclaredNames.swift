import OnceoverSource

/// The names of what a file declares, as far as its text shows them before it is parsed. What looks like a declaration in
/// a comment or a string is taken for one.
package struct DeclaredNames {
    /// With the types around them: `Kiln.State`.
    package let extendedTypes: Set<String>
    /// Base names.
    package let functions: Set<String>

    /// Types of which the text makes an object and gives it to a property or a constant: `= Kiln(size: 2)`.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr`.
    package static func constructedTypes(in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        words.search("= ") { offset in
            let start = offset + 2
            guard start < words.count, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(words[start]) else {
                return true
            }
            let name = words.name(around: start, withPoints: false)
            if name.upperBound < words.count, words[name.upperBound] == UInt8(ascii: "(") {
                names.insert(words.text(in: name))
            }
            return true
        }
        return names
    }

    /// - Complexity: O(bytes), at the speed of `memchr`.
    package init(in words: WordSearch) {
        extendedTypes = Self.names(behind: "extension ", in: words)
        functions = extendedTypes.isEmpty ? [] : Self.names(behind: "func ", in: words)
    }

    private static func names(behind keyword: String, in words: WordSearch) -> Set<String> {
        var names: Set<String> = []
        words.search(keyword) { offset in
            var start = offset + keyword.utf8.count
            while start < words.count, [UInt8(ascii: " "), UInt8(ascii: "`")].contains(words[start]) { start += 1 }
            let name = words.name(around: start, withPoints: true)
            names.insert(words.text(in: name))
            return true
        }
        return names
    }
}

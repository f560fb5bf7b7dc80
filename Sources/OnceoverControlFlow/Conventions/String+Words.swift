extension String {
    /// Whether a word of ASCII letters in lower case stands anywhere in the name, in upper or lower case there. No other
    /// string is made for that, as by `lowercased`.
    func hasWord(_ word: String) -> Bool {
        let (letters, count) = (Array(word.utf8), utf8.count)
        guard letters.count <= count else { return false }
        var name = self
        return name.withUTF8 { name in
            (0...count - letters.count).contains { start in
                letters.indices.allSatisfy { name[start + $0] | 0x20 == letters[$0] }
            }
        }
    }
}

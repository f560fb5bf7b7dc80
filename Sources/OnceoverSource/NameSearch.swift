/// Finds where any of many names may stand, in one pass over the bytes however many names there are.
///
/// A word is identified only by its hash. So a place may hold another word in a few cases of a thousand; the caller
/// checks that.
package struct NameSearch: Sendable {
    private var words = WordSet()
    /// Names that have no hash.
    private var others: [String] = []

    package init(_ names: Set<String>) {
        for name in names {
            if let hash = WordHash.of(name) {
                words.insert(hash)
            } else {
                others.append(name)
            }
        }
    }

    /// - Complexity: O(bytes)
    package func places(in text: WordSearch) -> WordPlaces {
        var found: [Int] = []
        text.forEachWord(in: 0..<text.bytes.count) { offset, hash in
            if words.mayContain(hash) { found.append(offset) }
        }
        for name in others {
            text.search(name) { offset in
                found.append(offset)
                return true
            }
        }
        var places = WordPlaces()
        places.add(found)
        return places
    }
}

/// Finds where any of many names may stand, in one pass over the bytes however many names there are.
///
/// A word is told by its hash alone, so a place may hold another word in a few cases of a thousand; who asks looks there.
package struct NameSearch: Sendable {
    /// Whether a word may be one of the names, by the last bits of its hash.
    private var isName = [Bool](repeating: false, count: 1 << 18)
    /// Names with letters that an operator could begin with, too: where such a word begins, bytes do not say.
    private var others: [String] = []

    package init(_ names: Set<String>) {
        for name in names {
            let word = name.utf8.filter { $0 != UInt8(ascii: "`") }
            if word.allSatisfy(Self.isLetter) {
                isName[Self.slot(of: word.reduce(Self.seed, Self.hash))] = true
            } else {
                others.append(name)
            }
        }
    }

    /// - Complexity: O(bytes)
    package func places(in text: WordSearch) -> WordPlaces {
        var found = wordPlaces(in: text.bytes)
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

    private func wordPlaces(in bytes: [UInt8]) -> [Int] {
        var found: [Int] = []
        var (start, hash) = (0, Self.seed)
        for (offset, byte) in bytes.enumerated() {
            if Self.isLetter(byte) {
                hash = Self.hash(hash, byte)
            } else {
                if start < offset, isName[Self.slot(of: hash)] { found.append(start) }
                (start, hash) = (offset + 1, Self.seed)
            }
        }
        if start < bytes.count, isName[Self.slot(of: hash)] { found.append(start) }
        return found
    }

    /// Also digits and underscores.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: - FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    private static func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x3_FFFF) }
}

/// A word of letters, digits and underscores, identified by a hash of its bytes: FNV-1a,
/// http://www.isthe.com/chongo/tech/comp/fnv/
package enum WordHash {
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether each byte is a letter: what the loops over all bytes of all files look up.
    static let letters = (UInt8.min...UInt8.max).map(isLetter)

    /// The hash of a name, with or without backticks. Nil where it has letters that an operator could begin with, too:
    /// where such a word begins, bytes do not say.
    package static func of(_ name: String) -> UInt64? {
        var hash = seed
        for byte in name.utf8 where byte != UInt8(ascii: "`") {
            guard isLetter(byte) else { return nil }
            hash = add(byte, to: hash)
        }
        return hash
    }
}

extension WordSearch {
    /// Calls `visit` with the 0-based offset and the hash of each word in a range, in order; words of comments and of
    /// strings are among them.
    ///
    /// - Complexity: O(bytes)
    package func forEachWord(in range: Range<Int>, _ visit: (Int, UInt64) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var (start, hash) = (range.lowerBound, WordHash.seed)
            for offset in range {
                let byte = bytes[offset]
                if WordHash.isLetter(byte) {
                    hash = WordHash.add(byte, to: hash)
                } else {
                    if start < offset { visit(start, hash) }
                    (start, hash) = (offset + 1, WordHash.seed)
                }
            }
            if start < range.upperBound { visit(start, hash) }
        }
    }
}

/// A set of words, told by 18 bits of their hashes: of the words that are none of them, few seem to be.
struct WordSet: Sendable {
    private var isWord = [Bool](repeating: false, count: 1 << 18)

    mutating func insert(_ hash: UInt64) { isWord[Self.slot(of: hash)] = true }

    func mayContain(_ hash: UInt64) -> Bool { isWord[Self.slot(of: hash)] }

    private static func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x3_FFFF) }
}

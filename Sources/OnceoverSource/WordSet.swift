/// A set of words, told by the last bits of their hashes: one in a few thousand words that are none of them seems to be.
struct WordSet: Sendable {
    private var isWord = [Bool](repeating: false, count: 1 << 18)

    mutating func insert(_ hash: UInt64) { isWord[Self.slot(of: hash)] = true }

    func mayContain(_ hash: UInt64) -> Bool { isWord[Self.slot(of: hash)] }

    private static func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x3_FFFF) }
}

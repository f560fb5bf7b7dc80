/// A set of words, identified by 18 bits of their hashes. A few words that are not in the set seem to be.
struct WordSet: Sendable {
    /// A bit for each, so that all of them fit in the first cache.
    private var bits = [UInt64](repeating: 0, count: 1 << 12)

    mutating func insert(_ hash: UInt64) {
        let slot = Self.slot(of: hash)
        bits[slot >> 6] |= 1 << (slot & 63)
    }

    func mayContain(_ hash: UInt64) -> Bool {
        let slot = Self.slot(of: hash)
        return bits[slot >> 6] >> (slot & 63) & 1 == 1
    }

    private static func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x3_FFFF) }
}

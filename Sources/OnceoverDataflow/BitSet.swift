/// A set of small numbers, one bit each.
package struct BitSet: JoinSemilattice, Sendable {
    /// The last one is not zero, so that equal sets have equal words.
    private var words: [UInt64] = []

    package init() {}

    package init(_ numbers: some Sequence<Int32>) {
        for number in numbers { insert(number) }
    }

    package static var bottom: BitSet { BitSet() }

    package func contains(_ number: Int32) -> Bool {
        let word = Int(number) / UInt64.bitWidth
        return word < words.count && words[word] & Self.bit(of: number) != 0
    }

    package mutating func insert(_ number: Int32) {
        let word = Int(number) / UInt64.bitWidth
        while words.count <= word { words.append(0) }
        words[word] |= Self.bit(of: number)
    }

    package mutating func remove(_ number: Int32) {
        let word = Int(number) / UInt64.bitWidth
        guard word < words.count else { return }
        words[word] &= ~Self.bit(of: number)
        while words.last == 0 { words.removeLast() }
    }

    /// All numbers of both.
    package func join(_ other: BitSet) -> BitSet {
        if words.count < other.words.count { return other.join(self) }
        var joined = self
        for word in other.words.indices { joined.words[word] |= other.words[word] }
        return joined
    }

    private static func bit(of number: Int32) -> UInt64 { 1 << UInt64(Int(number) % UInt64.bitWidth) }
}

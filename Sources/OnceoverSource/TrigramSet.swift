/// Which three bytes stand in a row anywhere in a text, told by 15 bits of their hashes.
///
/// Of some words that are looked for in a text, most are not in it, and nearly all of these show here: a text of ten
/// kilobytes has a tenth of the slots. After "Regular Expression Matching with a Trigram Index" (Russ Cox, 2012,
/// https://swtch.com/~rsc/regexp/regexp4.html).
struct TrigramSet: Sendable {
    /// A byte for each slot, as that is faster to set than a bit; all of them fit in the first cache.
    private var isPresent = [UInt8](repeating: 0, count: 1 << slotBits)
    private static let slotBits = 15

    /// - Complexity: O(bytes)
    init(of bytes: [UInt8]) {
        isPresent.withUnsafeMutableBufferPointer { isPresent in
            bytes.withUnsafeBufferPointer { bytes in
                Self.forEachSlot(of: bytes) { slot in
                    isPresent[slot] = 1
                    return true
                }
            }
        }
    }

    /// False where the word is certainly nowhere in the text. Of a word of less than three bytes nothing is known.
    func mayContain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        isPresent.withUnsafeBufferPointer { isPresent in
            var isMissing = false
            Self.forEachSlot(of: word) { slot in
                isMissing = isPresent[slot] == 0
                return !isMissing
            }
            return !isMissing
        }
    }

    /// Until `visit` returns false.
    @inline(__always)
    private static func forEachSlot(of bytes: UnsafeBufferPointer<UInt8>, _ visit: (Int) -> Bool) {
        guard bytes.count >= 3 else { return }
        var trigram = UInt32(bytes[0]) << 8 | UInt32(bytes[1])
        for offset in 2..<bytes.count {
            trigram = trigram << 8 | UInt32(bytes[offset])
            // The three bytes alone are left, and mixed by a multiplication: Knuth, TAOCP 3, section 6.4.
            let hash = (trigram << 8) &* 0x9E37_79B1
            guard visit(Int(hash >> (32 - UInt32(slotBits)))) else { return }
        }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds words in bytes, without regard to where one begins or ends.
///
/// A word is looked for by its first byte with `memchr`, which is faster the rarer that byte is.
package struct WordSearch: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    package init(_ text: SourceText) { bytes = text.bytes }

    /// Whether the word occurs anywhere.
    package func contains(_ word: String) -> Bool { contains(word, in: 0..<bytes.count) }

    /// Whether the word occurs in a range of 0-based offsets.
    package func contains(_ word: String, in range: Range<Int>) -> Bool {
        var found = false
        search(word, in: range) { _ in
            found = true
            return false
        }
        return found
    }

    /// Calls `visit` with the 0-based offset of each occurrence, in order, until it returns false.
    package func search(_ word: String, in range: Range<Int>? = nil, visit: (Int) -> Bool) {
        let word = Array(word.utf8)
        guard let first = word.first else { return }
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var offset = range?.lowerBound ?? 0
            let end = (range?.upperBound ?? buffer.count) - word.count
            while offset <= end, let hit = memchr(base + offset, Int32(first), end - offset + 1) {
                offset = base.distance(to: hit.assumingMemoryBound(to: UInt8.self))
                if memcmp(base + offset, word, word.count) == 0, !visit(offset) { return }
                offset += 1
            }
        }
    }

    /// Whether the bytes in front of an offset are those of the word.
    package func hasSuffix(_ word: StaticString, before offset: Int) -> Bool {
        guard offset >= word.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            memcmp(buffer.baseAddress! + offset - word.utf8CodeUnitCount, word.utf8Start, word.utf8CodeUnitCount) == 0
        }
    }

    /// The number of bytes.
    package var count: Int { bytes.count }

    /// The byte at a 0-based offset.
    package subscript(offset: Int) -> UInt8 { bytes[offset] }
}

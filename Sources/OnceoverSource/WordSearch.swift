#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds words in bytes, without regard to where one begins or ends.
///
/// A word is looked for with `memchr` by the byte of it that is the rarest in Swift code, because each hit that is no
/// occurrence costs as much as many bytes passed over. A text that is asked for many words is indexed first.
package struct WordSearch: Sendable {
    let bytes: [UInt8]
    private let trigrams: TrigramSet?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        trigrams = nil
    }

    package init(_ text: SourceText) {
        bytes = text.bytes
        trigrams = text.trigrams
    }

    /// Whether the word occurs anywhere.
    package func contains(_ word: String) -> Bool { contains(word, in: 0..<bytes.count) }

    /// Whether the word occurs in a range of 0-based offsets.
    package func contains(_ word: String, in range: Range<Int>) -> Bool { first(word, in: range) != nil }

    /// The 0-based offset of the first occurrence in a range of them.
    package func first(_ word: String, in range: Range<Int>) -> Int? {
        var first: Int?
        search(word, in: range) { offset in
            first = offset
            return false
        }
        return first
    }

    /// The 0-based offsets of all occurrences, in order.
    package func places(of word: String) -> [Int] {
        var places: [Int] = []
        search(word) { offset in
            places.append(offset)
            return true
        }
        return places
    }

    /// Calls `visit` with the 0-based offset of each occurrence, in order, until it returns false.
    package func search(_ word: String, in range: Range<Int>? = nil, visit: (Int) -> Bool) {
        var word = word
        word.withUTF8 { word in
            guard !word.isEmpty, trigrams?.mayContain(word) ?? true else { return }
            bytes.withUnsafeBufferPointer { Self.search(word, in: $0, range ?? 0..<$0.count, visit: visit) }
        }
    }

    private static func search(
        _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
        visit: (Int) -> Bool
    ) {
        let anchor = rarestOffset(in: word)
        var offset = range.lowerBound
        let end = range.upperBound - word.count
        while offset <= end {
            let start = bytes.baseAddress! + offset
            guard let hit = memchr(start + anchor, Int32(word[anchor]), end - offset + 1) else { return }
            offset += UnsafeRawPointer(start + anchor).distance(to: hit)
            if isWord(word, at: bytes.baseAddress! + offset), !visit(offset) { return }
            offset += 1
        }
    }

    /// Most words differ in their first byte already, so that a call of `memcmp` would cost more than it saves.
    private static func isWord(_ word: UnsafeBufferPointer<UInt8>, at start: UnsafePointer<UInt8>) -> Bool {
        for index in word.indices where word[index] != start[index] { return false }
        return true
    }

    private static func rarestOffset(in word: UnsafeBufferPointer<UInt8>) -> Int {
        word.indices.min { frequency[Int(word[$0])] < frequency[Int(word[$1])] } ?? 0
    }

    /// The place of each byte in the order of their frequency; 0 for all that are rare.
    private static let frequency: [UInt8] = {
        var frequency = [UInt8](repeating: 0, count: 256)
        let rarestFirst = "*z>jHK][BWXO?_qFLN-VPMxUE}{kD=IRACT\"S,bywv\t()/g:hfm.pudc\nlsonairte "
        for (place, byte) in rarestFirst.utf8.enumerated() { frequency[Int(byte)] = UInt8(place + 1) }
        return frequency
    }()

    /// Whether the bytes in front of an offset are those of the word.
    package func hasSuffix(_ word: StaticString, before offset: Int) -> Bool {
        guard offset >= word.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            memcmp(buffer.baseAddress! + offset - word.utf8CodeUnitCount, word.utf8Start, word.utf8CodeUnitCount) == 0
        }
    }

    /// The same of a word that is not written in the code.
    package func hasSuffix(_ word: [UInt8], before offset: Int) -> Bool {
        guard offset >= word.count else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            memcmp(buffer.baseAddress! + offset - word.count, word, word.count) == 0
        }
    }

    /// The number of bytes.
    package var count: Int { bytes.count }

    /// The byte at a 0-based offset.
    package subscript(offset: Int) -> UInt8 { bytes[offset] }
}

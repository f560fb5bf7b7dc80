/// What of a word of letters, digits and underscores is seen without looking at all of it: its first letter, its last, and
/// the last bits of its length.
enum WordShape {
    /// Of 18 bits.
    static func of(first: UInt8, last: UInt8, length: Int) -> UInt64 {
        UInt64(first & 0x7F) | UInt64(last & 0x7F) << 7 | UInt64(length & 0xF) << 14
    }

    /// The shape of the longest word of a text, and the word's 0-based offset; nil if it has no word.
    static func ofLongestWord(in text: String) -> (offset: Int, shape: UInt64)? {
        let words = WordSearch(Array(text.utf8))
        var longest: (offset: Int, shape: UInt64, length: Int)?
        words.forEachWordShape { offset, shape in
            let length = words.name(around: offset).count
            if length > longest?.length ?? 0 { longest = (offset, shape, length) }
        }
        return longest.map { ($0.offset, $0.shape) }
    }
}

extension WordSearch {
    /// Calls `visit` with the 0-based offset and the shape of each word, in order; words of comments and of strings are among
    /// them.
    ///
    /// - Complexity: O(bytes)
    func forEachWordShape(_ visit: (Int, UInt64) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            WordHash.letters.withUnsafeBufferPointer { isLetter in
                var offset = 0
                while offset < bytes.count {
                    guard isLetter[Int(bytes[offset])] else {
                        offset += 1
                        continue
                    }
                    let start = offset
                    repeat { offset += 1 } while offset < bytes.count && isLetter[Int(bytes[offset])]
                    visit(start, WordShape.of(first: bytes[start], last: bytes[offset - 1], length: offset - start))
                }
            }
        }
    }
}

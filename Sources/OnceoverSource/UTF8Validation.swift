/// Says whether bytes are UTF-8, eight at a time where they are ASCII, without making a string of them.
enum UTF8Validation {
    /// The 0-based offset of the first byte that begins no well-formed sequence; nil if all are well-formed.
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                if isASCIIWord(at: offset, in: buffer) {
                    offset += 8
                    continue
                }
                let length = sequenceLength(at: offset, in: buffer)
                if length == 0 { return offset }
                offset += length
            }
            return nil
        }
    }

    private static func isASCIIWord(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
        offset + 8 <= buffer.count
            && buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// How many bytes the sequence at `offset` has; 0 if it is ill-formed (table 3-7 of the Unicode Standard).
    private static func sequenceLength(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Int {
        let first = buffer[offset]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0x00...0x7F: (1, 0x80...0xBF)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        if length < 2 { return length }
        guard offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return 0 }
        return buffer[(offset + 2)..<(offset + length)].allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
    }
}

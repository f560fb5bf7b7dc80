/// Says from the bytes alone whether brackets are nested too deeply for the parser, which would take minutes or for
/// ever over such a file: its lookahead goes over the rest of the brackets at each level.
///
/// Strings and comments are passed over, roughly: what an interpolation holds may be taken for code or for text. An
/// error of that kind lasts to the end of the line.
package struct NestingGuard {
    /// As many levels of brackets of any kind as the parser itself goes down.
    static let deepest = 256
    /// Levels of `[` that could begin a type, as in `[[[Int]]]` or `[(A, [B])]`. The parser tries a type and then an
    /// expression at each of them, which doubles its time with each level.
    static let deepestCollections = 16

    private struct Level {
        /// How many `[` are open around, up to this one, with nothing between them that no type holds.
        let collections: Int
        var holdsCode = false
    }

    private var levels: [Level] = []
    /// `<` without their `>`; forgotten at the end of each line and statement, because most are comparisons.
    private var angles = 0
    /// `#if` without their `#endif`.
    private var conditions = 0

    /// The 1-based line on which a file is too deep; nil where it is not.
    package static func lineTooDeep(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var scan = NestingGuard()
            guard let offset = scan.offsetTooDeep(in: ByteText(buffer)) else { return nil }
            return 1 + buffer[..<offset].count { $0 == UInt8(ascii: "\n") }
        }
    }

    private mutating func offsetTooDeep(in text: ByteText) -> Int? {
        var offset = 0
        while offset < text.bytes.count {
            guard Self.isMark(text.bytes[offset]) else {
                offset += 1
                continue
            }
            let behind = text.offsetBehindTextOrComment(at: offset)
            if behind > offset {
                if text.has("\"", at: offset) { noteCode() }
                offset = behind
                continue
            }
            let byte = text.bytes[offset]
            take(byte, at: offset, in: text)
            if Self.mayOpen(byte), isTooDeep { return offset }
            offset += 1
        }
        return nil
    }

    /// Whether a byte may open or close anything, or says that what is open is no type. Most do not.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: ")"),
            UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\n"), UInt8(ascii: ";"),
            UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
            UInt8(ascii: "/"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// Whether there may be one level more behind a byte.
    private static func mayOpen(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "#"): true
        default: false
        }
    }

    private var isTooDeep: Bool {
        max(levels.count, angles, conditions) > Self.deepest
            || levels.last.map { $0.collections > Self.deepestCollections } ?? false
    }

    private mutating func take(_ byte: UInt8, at offset: Int, in text: ByteText) {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: "<"): if text.isLoneAngle(at: offset) { angles += 1 }
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: "\n"), UInt8(ascii: ";"): angles = 0
        case UInt8(ascii: "#"):
            if text.has("#if ", at: offset) { conditions += 1 }
            if text.has("#endif", at: offset) { conditions = max(0, conditions - 1) }
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"): noteCode()
        // A point that follows no name begins an implicit member, as in `[.a, .b]`.
        case UInt8(ascii: "."): if !text.isWord(at: offset - 1) { noteCode() }
        default: break
        }
    }

    /// The code between the innermost brackets is not a type.
    private mutating func noteCode() {
        if let last = levels.indices.last { levels[last].holdsCode = true }
    }

    private mutating func open(_ byte: UInt8) {
        let around = levels.last.map { $0.holdsCode ? 0 : $0.collections } ?? 0
        switch byte {
        case UInt8(ascii: "["): levels.append(Level(collections: around + 1))
        case UInt8(ascii: "("): levels.append(Level(collections: around))
        default:
            angles = 0
            levels.append(Level(collections: 0))
        }
    }

    private mutating func close(_ byte: UInt8) {
        if byte == UInt8(ascii: "}") { angles = 0 }
        _ = levels.popLast()
    }
}

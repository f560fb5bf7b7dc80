/// The bytes of one source file, known to be UTF-8, without a byte order mark.
///
/// Offsets into it are offsets into what the parser sees. A byte order mark, which Swift files hardly ever have, is
/// dropped when the file is read, so that the columns of the first line count what a person sees.
package struct SourceText: Sendable {
    /// As it is shown to the user; a text that was never on disk has any name.
    package let path: String
    package private(set) var bytes: [UInt8]
    /// Whether a byte order mark was dropped.
    package let hadByteOrderMark: Bool
    package var standing = Standing()
    private(set) var trigrams: TrigramSet?

    /// Nil where `bytes` are not UTF-8.
    package init?(path: String, bytes: [UInt8]) {
        guard UTF8Validation.firstInvalidOffset(in: bytes) == nil else { return nil }
        self.path = path
        hadByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        self.bytes = Self.withoutByteOrderMark(bytes)
    }

    package init(path: String, text: String) {
        self.path = path
        hadByteOrderMark = text.utf8.starts(with: Self.byteOrderMark)
        bytes = Self.withoutByteOrderMark(Array(text.utf8))
    }

    /// The same, prepared for many words to be looked for.
    ///
    /// - Complexity: O(bytes), about what looking for ten words costs.
    package var indexed: SourceText {
        var text = self
        text.trigrams = TrigramSet(of: bytes)
        return text
    }

    /// A text of the same name with other bytes.
    func holding(_ bytes: [UInt8]) -> SourceText {
        var text = self
        text.bytes = bytes
        return text
    }

    private static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
        bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    }

    /// As UTF-8.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The bytes of one source file, known to be UTF-8, without a byte order mark.
///
/// Offsets into it are offsets into what the parser sees. A byte order mark, which Swift files hardly ever have, is
/// dropped when the file is read, so that the columns of the first line count what a person sees.
package struct SourceText: Sendable {
    /// As it is shown to the user; a text that was never on disk has any name.
    package let path: String
    package let bytes: [UInt8]

    /// Nil where `bytes` are not UTF-8.
    package init?(path: String, bytes: [UInt8]) {
        guard UTF8Validation.firstInvalidOffset(in: bytes) == nil else { return nil }
        self.path = path
        self.bytes = Self.withoutByteOrderMark(bytes)
    }

    package init(path: String, text: String) {
        self.path = path
        bytes = Self.withoutByteOrderMark(Array(text.utf8))
    }

    private static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
}

/// Why the text of a file could not be had. Its description is a few words in lower case, without the path.
package struct ReadFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: Hashable, Sendable {
        /// Nothing is there, or a symbolic link leads nowhere.
        case missing
        /// The system refuses: permissions, an error of the disk, not a file.
        case unreadable
        case notUTF8
        /// It was written to while it was read, twice.
        case changedWhileRead
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    static func notUTF8(atByte offset: Int) -> ReadFailure {
        ReadFailure(.notUTF8, "not UTF-8 (byte \(offset + 1) is the first that is not)")
    }

    static let changedWhileRead = ReadFailure(.changedWhileRead, "changed while it was read, twice in a row")
}

/// A declaration by where it is.
struct DeclarationKey: Hashable, Comparable {
    let file: Int
    /// Of its first byte, comments above it included.
    let offset: Int

    static func < (one: Self, other: Self) -> Bool { (one.file, one.offset) < (other.file, other.offset) }
}

extension String {
    /// A type's own name, without the types around it: `State` for `Kiln.State`.
    package var simpleName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }
}

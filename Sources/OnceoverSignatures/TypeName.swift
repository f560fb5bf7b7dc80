/// What types are called.
extension String {
    /// A type's own name, without the types around it: `State` for `Kiln.State`.
    package var simpleName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
    }

    /// The full names that a type's own name may stand for, the one that hides the others first.
    ///
    /// - Parameter owner: the type in whose body it stands, with the types around it; nil outside of all types.
    package func fullNames(seenFrom owner: String?) -> [String] {
        let around = owner?.split(separator: ".") ?? []
        return around.indices.reversed().map { around[...$0].joined(separator: ".") + "." + self } + [self]
    }
}

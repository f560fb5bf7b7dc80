/// Casts: what `ship as? Tug` gives is a member of the ship, which may be nil where the ship is not.
extension TermTable {
    private static let mark = "as? "

    package mutating func cast(_ value: TermID, to type: String) -> TermID {
        member(Self.mark + type, of: value, shown: " " + Self.mark + type)
    }

    /// The value and the type of a cast; nil if the term is no cast.
    package func cast(_ id: TermID) -> (value: TermID, type: String)? {
        guard case .member(let value, let name) = self[id].kind, name.hasPrefix(Self.mark) else { return nil }
        return (value, String(name.dropFirst(Self.mark.count)))
    }
}

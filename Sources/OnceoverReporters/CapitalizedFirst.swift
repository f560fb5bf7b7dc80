extension StringProtocol {
    /// The same with a capital for its first letter; `capitalized` would change all other letters, too.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

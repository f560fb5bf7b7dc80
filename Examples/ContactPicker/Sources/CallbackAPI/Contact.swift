/// A person in an address book.
package struct Contact: Hashable, Sendable {
    /// Never empty.
    package let name: String
    /// The first address that the card has.
    package let email: String?
}

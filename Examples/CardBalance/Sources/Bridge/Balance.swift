/// The money on a card.
package struct Balance: Equatable, Sendable {
    package let cents: Int
    /// Three letters, as in ISO 4217.
    package let currency: String
    /// What the card calls itself.
    package let label: String

    /// - Parameter content: four bytes of cents, big-endian; three of currency; the rest is the label, in UTF-8.
    init(_ content: [UInt8]) throws(PurseError) {
        guard content.count >= 7, let currency = String(validating: content[4..<7], as: UTF8.self),
            let label = String(validating: content[7...], as: UTF8.self)
        else { throw .unreadable }
        cents = content.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        self.currency = currency
        self.label = label
    }
}

/// A row that cannot be used.
package struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a final stop.
    package let description: String

    package init(_ description: String) { self.description = description }
}

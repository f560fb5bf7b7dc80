/// How an interaction with a delegate ends.
package struct DelegateContract: Hashable, Sendable {
    package let delegate: String
    /// What the delegate waits for, in a few words: `picking a contact`.
    package let interaction: String
    /// The methods that begin it, by their base names.
    package let begunBy: [String]
    package let exits: [ContractRow.Exit]
    package let isExclusive: Bool
}

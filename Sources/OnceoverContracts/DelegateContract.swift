/// How an interaction with a delegate ends.
package struct DelegateContract: Hashable, Sendable {
    package let delegate: String
    /// What the delegate waits for, in a few words: `picking a contact`.
    package let interaction: String
    package let exits: [ContractRow.Exit]
    package let isExclusive: Bool
}

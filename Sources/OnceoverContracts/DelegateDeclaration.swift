/// A delegate protocol of a framework as Swift shows it, for bridges to conform to.
package struct DelegateDeclaration: Hashable, Sendable {
    package let delegate: String
    /// The protocol in Swift. It holds what a bridge is to implement: all that is required, and of what is `optional`
    /// what a bridge has a use for.
    package let text: String
    /// What has to be imported for it, its own module first.
    package let modules: [String]
    /// Further protocols, without requirements, that the delegate must conform to.
    package let conformances: [String]
    /// The answer of a callback if the user of the bridge gives none: an expression, by the full name of the callback.
    package let answers: [String: String]
    /// Callbacks with values that are valid only until they return.
    package let inPlace: Set<String>
}

/// What a function or a property always returns, although its type would allow more: for example, never nil.
package struct ValueContract: Hashable, Sendable {
    let name: APIName
    /// Whether it is a collection that has an element, and not a value that is not nil.
    package let hasElements: Bool
    /// Its type where it is a value that is not nil, if a row says so.
    package let type: String?
    /// The type of its elements, if a row says so.
    package let elementType: String?
    /// The method of the same object that puts an element into it; without a call of it, the value may be nil.
    package let filledBy: String?
    let isTyped: Bool
    /// What literals are given as arguments; or, of a property, what other members of the same value are.
    package let when: [String: ContractRow.Literal]
    /// The functions whose closure receives the value that the property belongs to. Empty: any value.
    package let givenBy: [String]
    /// Whether only a call under a `try` is meant.
    let isThrowing: Bool

    func admits(_ use: ValueUse) -> Bool {
        (name.labels ?? use.arguments) == use.arguments && (use.isTried || !isThrowing)
            && when.allSatisfy { use.literals[$0.key].map($0.value.admits) ?? false }
            && isMeant(ofType: use.type)
    }

    /// - Parameter type: nothing where it is not seen.
    func isMeant(ofType type: String?) -> Bool { type.map(name.isType) ?? !isTyped }
}

/// A call, or a property that is read, as it is seen there.
package struct ValueUse: Sendable {
    /// The type that it belongs to, where it is seen.
    let type: String?
    /// The labels of all arguments, nil for one that has none.
    let arguments: [String?]
    /// Arguments that are literals, or of which it is known what made them, by label; of a property, its owner as `self`.
    package var literals: [String: ContractRow.Literal]
    let isTried: Bool

    package init(
        type: String?, arguments: [String?] = [], literals: [String: ContractRow.Literal] = [:], isTried: Bool = false
    ) {
        self.type = type
        self.arguments = arguments
        self.literals = literals
        self.isTried = isTried
    }
}

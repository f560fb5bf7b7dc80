/// What an unknown function does with a closure that it is given, or a property with one it is assigned.
package struct CallbackContract: Hashable, Sendable {
    package let name: APIName
    /// The label of the closure; without it, any.
    let argument: String?
    package let calls: CallFrequency
    package let timing: CallTiming
    let isTyped: Bool
    let when: [String: ContractRow.Literal]
    package let startedBy: String?
    /// How often the closure is called if the function, or the call that starts it, returns `false`; nil if that is not
    /// known.
    package let refused: CallFrequency?
    /// Calls that show that it is called again and again, each with the labels of the arguments that it has then.
    package let repeatedBy: [APIName]
    package let awaits: String?
    /// The label of another closure of the same call: one of both is called, and not both.
    let excludes: String?
    /// Whether it gives its closure the values of the publisher that it is called on, and so calls it as often.
    package var isFedByPublisher: Bool { name.type.map(Self.publishers.contains) ?? false }
    private static let publishers: Set<String> = ["Publisher", "ObservableType"]
    /// The 0-based number of the closure's parameter that is a handler itself.
    package let handler: Int?
    /// What the closure is given in each of the ways in which it is called; empty if that is not known.
    package let gives: [[ContractRow.Given]]
    /// Words of which the file mentions none where it is given that.
    package let givenUnless: [String]
    /// The ways in which it is called for the last time, if it is called again and again.
    package let last: [[ContractRow.Given]]
    /// Of the cases by which `last` says so, those that come only where one of these methods of the same object is called.
    package let requestedBy: [String: [String]]
    /// A word by which the closure can tell its last call from those before.
    package let tellsLast: String?
    /// The cases that properties of the object can have when the closure is called, by their names.
    package let states: [String: [String]]

    func admits(_ call: ClosureUse) -> Bool {
        name.admits(call.arguments) && isMeant(call.label, among: call.arguments)
            && when.allSatisfy { call.literals[$0.key].map($0.value.admits) ?? false }
            && call.type.map(name.isType) ?? !isTyped
    }

    /// A closure after the parentheses has no label: it is the last one, or the first one before closures that have
    /// kept their labels.
    private func isMeant(_ label: String?, among arguments: [String?]) -> Bool {
        guard let argument else { return true }
        guard let label else { return !arguments.contains(argument) }
        return label == argument
    }
}

/// A closure among the arguments of a call, as it is seen there.
package struct ClosureUse: Sendable {
    /// The type that the function belongs to, where it is seen.
    package var type: String?
    /// The labels of all arguments, nil for one that has none.
    package let arguments: [String?]
    /// That of the closure, nil for one behind the parentheses.
    package let label: String?
    /// Arguments that are literals, and properties of arguments that have been given one, by label: `options.mode`.
    package let literals: [String: ContractRow.Literal]

    package init(type: String?, arguments: [String?], label: String?, literals: [String: ContractRow.Literal]) {
        self.type = type
        self.arguments = arguments
        self.label = label
        self.literals = literals
    }
}

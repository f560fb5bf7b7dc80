import OnceoverSymbols

/// What other files may know of a function: how it is called, and what it does with the closures that it is given.
struct FunctionFact: Hashable, Sendable {
    struct Parameter: Hashable, Sendable, LabelledParameter {
        let label: String?
        let hasDefault: Bool
        let shape: HandlerShape
        /// Nil if it takes no closure, continuation or promise.
        let summary: ParameterSummary?
        /// What it is given, where it is called.
        let deliveries: Deliveries

        /// Other files are told of parameters that take one argument.
        var isVariadic: Bool { false }
    }

    /// `init` for an initialiser.
    let name: String
    let typeName: String?
    /// What the declaration of the type, or the extension, says that the type is.
    let inherited: [String]
    let parameters: [Parameter]
    /// What a method that is added to obligations does with the one that it is called on.
    var receiver: ParameterSummary?
    /// What a method does to the stored properties of its type.
    let slotEffects: [SlotEffect]

    var isInitializer: Bool { name == "init" }

    /// `load(_:completion:)`
    var fullName: String { parameters.fullName(of: name) }
}

/// How a method leaves what a stored property held.
struct SlotEffect: Hashable, Sendable {
    /// The property's path and container, as `StoredProperty.key` gives them.
    let slot: String
    /// The codes of the statuses before and after.
    let before: UInt8
    let after: UInt8
    let throwsError: Bool
}

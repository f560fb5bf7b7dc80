import OnceoverSignatures
import SwiftSyntax

/// A property that keeps a call's handler until a callback answers it. What waits in it can be the async call itself.
struct StoredHandler: Sendable {
    let property: HandlerProperty
    /// Of the function that stores it.
    let ownHandler: CompletionHandler
    /// The same, where the call that waits may end without an answer.
    let handler: CompletionHandler
    /// Where it is used, in the order of the file.
    let uses: [StoredUse]
    /// Exits of the interaction at which the handler is not answered.
    let missingEnds: [MissingEnd]
    /// The functions that store their handlers in it, in the order of the file: all of them wait in the same place.
    let storers: [FunctionKey]
    /// Whether all that uses it is the main actor's, so that the handler is called there.
    let isOnMain: Bool

    /// What the functions that store in one property have in common.
    var place: SyntaxIdentifier { property.node.id }

    /// Whether a call without an answer returns nil, because it cannot throw.
    var endsWithNil: Bool { handler.outcome.failure == .never }
}

/// The declaration of a variable that holds a closure or nothing.
struct HandlerProperty: Sendable {
    let name: String
    let node: VariableDeclSyntax
    let type: HandlerType
    /// The class or the actor that has it.
    let owner: any DeclGroupSyntax

    /// The property of a name, where the class declares a plain one; nil where it does not.
    init?(named name: String, of owner: any DeclGroupSyntax, aliases: TypeAliases) {
        let variables = owner.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        for node in variables where node.bindingSpecifier.tokenKind == .keyword(.var) {
            guard node.bindings.count == 1, let binding = node.bindings.first, !node.isOfType,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
                let type = binding.typeAnnotation.flatMap({ HandlerType($0.type, aliases: aliases) }), type.isOptional
            else { continue }
            self.name = name
            self.node = node
            self.type = type
            self.owner = owner
            return
        }
        return nil
    }

    /// What the declaration has in addition to a plain variable that is nil at first; nil if it has nothing more.
    var extra: String? {
        let binding = node.bindings.first
        if binding?.accessorBlock != nil { return "observers" }
        if !node.attributes.isEmpty { return "attributes" }
        let isSet = binding?.initializer.map { !$0.value.is(NilLiteralExprSyntax.self) } ?? false
        return isSet ? "a value from the start" : nil
    }

    /// Whether no other file can use it.
    var isOfFile: Bool { node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension VariableDeclSyntax {
    var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

/// A place where a property that keeps a handler is used.
struct StoredUse: Sendable {
    enum Kind: Sendable {
        /// The handler that the function around it was given is put into it.
        case store
        /// `completion = nil`
        case forget(CodeBlockItemSyntax)
        /// `completion?(image)`, as a statement or behind `return`.
        case answer(FunctionCallExprSyntax, CodeBlockItemSyntax)
        /// A local name that is left out, since all that is done with it is to answer; only a condition of the statement,
        /// where it asks for more.
        case take(CodeBlockItemSyntax, ConditionElementSyntax?)
        /// Something else, in words that go behind a place.
        case other(String)
    }

    let kind: Kind
    let node: Syntax
    /// What is written in front of the name: `self.`, `self?.` or nothing.
    let receiver: String
    /// The member of the type around it.
    let member: MemberBlockItemSyntax?

    var isAnswer: Bool { if case .answer = kind { true } else { false } }
    var isStore: Bool { if case .store = kind { true } else { false } }
}

import OnceoverVocabulary
import SwiftSyntax

/// Finds what the properties of a file's types begin with, and what its types are set up with.
struct OwnershipFinder {
    let stores: TypeStores
    /// The type that the program begins with, or its delegate.
    let programTypes: Set<String>

    func ownership(setUpBy functions: [DeclaredFunction]) -> Ownership {
        var ownership = Ownership()
        ownership.keep(programTypes)
        for (type, index) in stores.names {
            let own = type.simpleName
            if stores.hasSharedInstance(type) { ownership.keep([own]) }
            for node in stores.members[index].declarations { add(node, of: own, to: &ownership) }
        }
        for function in functions { add(function, to: &ownership) }
        return ownership
    }

    /// What a property begins with. A constant of a type lasts, unless it is one of the type's own.
    private func add(_ property: VariableDeclSyntax, of type: String, to ownership: inout Ownership) {
        let made = Self.made(by: property)
        if made.isEmpty { return }
        if !property.isOfType {
            ownership.add(made, keptBy: type)
        } else if property.isConstant, !property.isSample, !made.contains(type) {
            ownership.keep(made)
        }
    }

    private func add(_ function: DeclaredFunction, to ownership: inout Ownership) {
        guard let type = function.simpleTypeName, isSetUp(function) else { return }
        let body = SetUpBody(statements: function.body)
        ownership.add(body.assigned, keptBy: type)
        ownership.keep(body.handedToSharedObjects + body.shared(of: type))
    }

    /// Whether a function runs once, as an object or the program starts.
    private func isSetUp(_ function: DeclaredFunction) -> Bool {
        function.isInitializer || Self.isSetUp(name: function.name) || ProgramType.isStart(function, of: programTypes)
    }

    static func isSetUp(name: String) -> Bool { Vocabulary.setUpBeginnings.contains { name.hasPrefix($0) } }

    private static func made(by node: VariableDeclSyntax) -> [String] {
        guard let first = node.bindings.first?.initializer?.value, Construction.isPossible(in: first),
            !node.modifiers.contains(where: { $0.name.text == "weak" })
        else { return [] }
        return node.bindings.compactMap(\.initializer?.value).flatMap(Construction.types)
    }
}

extension VariableDeclSyntax {
    fileprivate var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

    fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

    /// `static let preview = Model()` is there for others to look at.
    fileprivate var isSample: Bool {
        let name = bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.lowercased() ?? ""
        return Vocabulary.sampleNames.contains { name.contains($0) }
    }
}

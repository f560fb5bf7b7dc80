import SwiftSyntax

/// Properties, and the payloads of enum cases.
extension DeclarationCollector {
    mutating func collect(_ node: VariableDeclSyntax) {
        let bindings = node.bindings
        if bodyDepth == 0, typeName != nil {
            let isVariable = node.bindingSpecifier.text == "var"
            let isPrivate = Modifiers(node.modifiers).isPrivate
            for binding in bindings { addProperty(binding, isVariable: isVariable, isPrivate: isPrivate) }
        }
        for binding in bindings { if let block = binding.accessorBlock { collect(block) } }
    }

    private mutating func addProperty(_ binding: PatternBindingSyntax, isVariable: Bool, isPrivate: Bool) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = PropertyType(of: binding)
        else { return }
        let isStored = binding.accessorBlock.map(isObserved) ?? true
        let member = StoredMembers.Member(name: name, type: type, isPrivate: isPrivate, isVariable: isVariable)
        stores.add(member, isFollowed: isStored)
    }

    private func isObserved(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    mutating func collect(_ node: EnumCaseDeclSyntax) {
        guard typeName != nil else { return }
        for element in node.elements {
            guard let parameters = element.parameterClause?.parameters else { continue }
            for (index, parameter) in parameters.enumerated() {
                stores.add(
                    StoredMembers.Payload(caseName: element.name.text, index: index, type: parameter.type))
            }
        }
    }
}

import SwiftSyntax

/// Properties, and the payloads of enum cases.
extension DeclarationCollector {
    mutating func collect(_ node: VariableDeclSyntax) {
        if bodyDepth == 0 { stores.add(node) }
        guard has("{", in: node) else { return }
        for binding in node.bindings { if let block = binding.accessorBlock { collect(block) } }
    }

    mutating func collect(_ node: EnumCaseDeclSyntax) {
        guard typeName != nil, has("(", in: node) else { return }
        for element in node.elements {
            guard let parameters = element.parameterClause?.parameters else { continue }
            for (index, parameter) in parameters.enumerated() {
                stores.add(
                    StoredMembers.Payload(
                        caseName: element.name.text, index: index, label: parameter.firstName?.text,
                        type: parameter.type))
            }
        }
    }
}

import SwiftSyntax

/// Properties, and the payloads of enum cases.
extension DeclarationCollector {
    mutating func collect(_ node: VariableDeclSyntax) {
        if bodyDepth == 0 { stores.add(node) }
        guard has("{", in: node) else { return }
        for binding in node.bindings {
            guard let block = binding.accessorBlock else { continue }
            if bodyDepth == 0, let typeName, let renamed = RenamedProperty(binding) {
                renamedProperties[typeName, default: [:]][renamed.name] = renamed.target
            } else {
                collect(block)
            }
        }
    }

    mutating func collect(_ node: EnumCaseDeclSyntax) {
        if let typeName { cases[typeName, default: []] += node.elements.map(\.name.text) }
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

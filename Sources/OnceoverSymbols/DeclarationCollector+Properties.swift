import OnceoverSource
import SwiftSyntax

/// Properties, and the payloads of enum cases.
extension DeclarationCollector {
    mutating func collect(_ node: VariableDeclSyntax) {
        if bodyDepth == 0 {
            stores.add(node)
            noteFilled(node)
        }
        guard has("{", in: node) else { return }
        for binding in node.bindings {
            if let value = binding.initializer?.value { collectClosures(in: value) }
            guard let block = binding.accessorBlock else { continue }
            if bodyDepth == 0, let typeName, let test = PresenceTest(binding) {
                presenceTests[typeName, default: [:]][test.name] = test.property
            }
            if bodyDepth == 0, let typeName, let renamed = RenamedProperty(binding) {
                renamedProperties[typeName, default: [:]][renamed.name] = renamed.target
            } else {
                collect(block)
            }
        }
    }

    /// `let berths = [first, second]`, `var all: [Berth] { [first] + others }`
    private mutating func noteFilled(_ node: VariableDeclSyntax) {
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings {
            guard let typeName, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let value = binding.accessorBlock?.onlyValue ?? (isConstant ? binding.initializer?.value : nil)
            if value?.isFilledArray == true { filledProperties[typeName, default: []].insert(name) }
        }
    }

    mutating func collect(_ node: EnumCaseDeclSyntax) {
        if let typeName { writtenCases[typeName, default: []] += node.elements }
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

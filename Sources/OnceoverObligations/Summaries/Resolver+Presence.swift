import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

extension Resolver {
    /// Whether a call never gives nil: its function's type does not allow it, or none of its paths returns nil.
    func isNeverNil(_ call: Call, in graph: FlowGraph) -> Bool { areAllHere(call, in: graph, where: isNeverNil) }

    private func isNeverNil(_ function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard !declared.isInitializer, let type = declared.returnType else { return false }
        return type.is(OptionalTypeSyntax.self) ? returnsValues(context.graph(of: function)) : type.isNeverOptional
    }

    /// Whether a body returns what is made there, and nothing else.
    private func returnsValues(_ graph: FlowGraph) -> Bool {
        let returned = graph.blocks.lazy.filter { $0.region == nil }.flatMap(\.instructions).compactMap { instruction in
            if case .returnValue(let value, _) = instruction { value } else { nil }
        }
        return !returned.isEmpty && returned.allSatisfy { isMade($0, in: graph) }
    }

    private func isMade(_ value: Operand, in graph: FlowGraph) -> Bool {
        switch value {
        case .some, .enumCase, .boolean: true
        case .term(let term):
            graph.calls.contains { $0.result == term && ($0.isSureInitializer || NeverNil.contains($0, in: graph)) }
        default: false
        }
    }
}

extension TypeSyntax {
    /// Whether no value of the type is nil, as far as it shows.
    var isNeverOptional: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): !Self.mayBeParameter(node.name.text)
        case .arrayType, .dictionaryType, .tupleType, .someOrAnyType: true
        default: false
        }
    }

    /// Whether a name may be that of a generic parameter, for which an optional may stand.
    private static func mayBeParameter(_ name: String) -> Bool {
        name.count < 3 || ["Element", "Value", "Output", "Success", "Wrapped", "Self"].contains(name)
    }
}

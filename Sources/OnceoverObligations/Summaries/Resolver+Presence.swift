import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

extension Resolver {
    /// Whether a call never gives nil: its function's type does not allow it, or none of its paths returns nil.
    func isNeverNil(_ call: Call, in graph: FlowGraph) -> Bool { areAllHere(call, in: graph, where: isNeverNil) }

    private func isNeverNil(_ function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard !declared.isInitializer, let type = declared.returnType else { return false }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType: return returnsValues(context.graph(of: function))
        case .identifierType(let node): return !Self.mayBeParameter(node.name.text)
        case .arrayType, .dictionaryType, .tupleType, .someOrAnyType: return true
        default: return false
        }
    }

    /// Whether a name may be that of a generic parameter, for which an optional may stand.
    private static func mayBeParameter(_ name: String) -> Bool {
        name.count < 3 || ["Element", "Value", "Output", "Success", "Wrapped", "Self"].contains(name)
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

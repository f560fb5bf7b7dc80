import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// What a call says of a function's parameters by constants: `load(force: true)`, and what it leaves out that is nil then.
struct GivenConstants {
    /// By the number of the parameter.
    private(set) var facts: [Int: Fact] = [:]

    /// Of those parameters that the function asks for.
    ///
    /// - Complexity: O(size of the function's graph).
    init(to function: Int, by call: Call, _ callee: Callee, in graph: FlowGraph, _ context: FileContext) {
        let body = context.graph(of: function)
        let asked = Set(body.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).map(\.term))
        for (index, parameter) in context.declarations.functions[function].parameters.enumerated()
        where asked.contains(body.parameters[index]) {
            let arguments = callee.mapping.indices.filter { callee.mapping[$0] == index }
            facts[index] =
                switch arguments.count {
                case 0: parameter.node.defaultValue.flatMap { Self.fact(of: $0.value, in: body) }
                case 1: Self.fact(of: call.arguments[arguments[0]].operand, in: graph, asSeenBy: body)
                default: nil
                }
        }
    }

    private static func fact(of value: ExprSyntax, in body: FlowGraph) -> Fact? {
        switch value.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: .isNil(true)
        case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
        case .memberAccessExpr(let node) where node.base == nil: isCase(node.declName.baseName.text, in: body)
        default: nil
        }
    }

    private static func fact(of value: Operand, in graph: FlowGraph, asSeenBy body: FlowGraph) -> Fact? {
        switch value {
        case .nilLiteral: .isNil(true)
        case .boolean(let value): .boolean(value)
        case .region, .callable: .isNil(false)
        case .enumCase(let number): isCase(graph.caseNames[Int(number)], in: body)
        default: nil
        }
    }

    private static func isCase(_ name: String, in body: FlowGraph) -> Fact? {
        body.caseNames.firstIndex(of: name).map { .isCase(Int32($0), true) }
    }
}

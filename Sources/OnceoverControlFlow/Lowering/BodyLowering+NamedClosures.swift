import OnceoverContracts
import SwiftSyntax

/// Closures that are handed over by the name of a variable, and run at once.
extension BodyLowering {
    func callable(in operand: Operand) -> Int? { if case .callable(let index) = operand { index } else { nil } }

    /// `numbers.forEach(completion)`, `number.map(completion)`: as often as a closure that is written there, which calls it.
    func closureOverElements(_ argument: Int, of call: Int, _ node: FunctionCallExprSyntax) -> Int? {
        let made = graph.calls[call]
        guard case .term(let closure) = made.arguments[argument].operand, graph.terms[closure].isVariable,
            made.receiver != nil, made.arguments.count == 1, made.arguments[0].label == nil,
            let name = node.arguments.first?.expression,
            convention(of: made, ClosureUse(of: 0, in: made, literals: [:]), givesManyValues: false).isOverElements
        else { return nil }
        return makeCallable(.value(closure, name))
    }

    /// The body of such a closure: it calls the variable.
    func lowerCall(of closure: TermID, namedBy name: ExprSyntax) {
        let given = (frame.region.map { graph.regions[$0].parameters } ?? []).map {
            Argument(label: nil, operand: .term($0), site: Site(name), text: nil, isTrailing: false)
        }
        let result = graph.terms.addCallResult(of: graph.terms[closure].name)
        graph.calls.append(
            Call(
                callee: .value(closure), qualifier: nil, arguments: given, site: Site(name), result: result,
                chainRoot: result, isTried: false, isAwaited: frame.isAwaited))
        graph.append(.call(graph.calls.count - 1))
        graph.append(.assign(frame.returnTerm, .term(result), Site(name)))
        graph.connect(to: frame.returnTarget, site: Site(name))
    }
}

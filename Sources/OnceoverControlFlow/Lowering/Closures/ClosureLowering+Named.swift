import OnceoverContracts
import SwiftSyntax

/// Closures that are handed over by the name of a variable, and run at once.
extension ClosureLowering {
    /// `numbers.forEach(completion)`, `number.map(completion)`: as often as a closure that is written there, which calls it.
    func closureOverElements(_ argument: Int, of call: Int, _ node: FunctionCallExprSyntax) -> Int? {
        let made = builder.graph.calls[call]
        guard case .term(let closure) = made.arguments[argument].operand, builder.graph.terms[closure].isVariable,
            made.receiver != nil, made.arguments.count == 1, made.arguments[0].label == nil,
            let name = node.arguments.first?.expression,
            convention(of: made, ClosureUse(of: 0, in: made, literals: [:]), givesManyValues: false).isOverElements
        else { return nil }
        return makeCallable(.value(closure, name))
    }

    /// The body of such a closure: it calls the variable.
    func lowerCall(of closure: TermID, namedBy name: ExprSyntax) {
        let given = (builder.frame.region.map { builder.graph.regions[$0].parameters } ?? []).map {
            Argument(label: nil, operand: .term($0), site: Site(name), text: nil, isTrailing: false)
        }
        let result = builder.graph.terms.addCallResult(of: builder.graph.terms[closure].name)
        builder.graph.calls.append(
            Call(
                callee: .value(closure), qualifier: nil, arguments: given, site: Site(name), result: result,
                chainRoot: result, isTried: false, isAwaited: builder.frame.isAwaited))
        builder.graph.append(.call(builder.graph.calls.count - 1))
        builder.graph.append(.assign(builder.frame.returnTerm, .term(result), Site(name)))
        builder.graph.connect(to: builder.frame.returnTarget, site: Site(name))
    }
}

import OnceoverContracts
import OnceoverVocabulary
import SwiftSyntax

extension BodyLowering {
    func lower(_ node: FunctionCallExprSyntax) -> Operand {
        if let index = callable(calledBy: node) { return inline(index, node) }
        if let condition = asserted(by: node) { return assume(condition, at: Site(node)) }
        if let value = converted(by: node) { return lower(value) }
        if let content = lowerContent(node) { return content }
        let head = lowerCallee(node.calledExpression)
        if case .value(let callable, _) = head { return inline(callable, node) }
        let arguments = offering(offersChoice(head)) {
            caughtErrors(head).map { lowerCaught(node, goesOn: $0) } ?? lowerArguments(of: node)
        }
        if let wrapped = workItem(head, arguments, node) { return wrapped }
        let call = addCall(head, arguments, node)
        layOutClosures(arguments, of: call, node)
        layOutSilentChoice(madeBy: call)
        layOutOwnClosure(calledBy: call)
        layOutClosures(startedBy: call, node)
        if graph.calls[call].isTried { branchOnErrorBehindClosures(of: call, node) }
        forgetEmptiness(after: graph.calls[call])
        noteFirstValue(madeBy: graph.calls[call])
        if terminates(head) { startUnreachable() }
        return .term(graph.calls[call].result)
    }

    /// `Mutex(false)`, `OSAllocatedUnfairLock(initialState: false)`: what a lock guards is asked under the lock's own name.
    private func noteFirstValue(madeBy call: Call) {
        guard call.isInitializer, call.arguments.count == 1, isFlag(call.arguments[0].operand) else { return }
        graph.append(.assign(call.result, call.arguments[0].operand, call.site))
    }

    /// `false`, `.idle`, `Phase.idle`
    private func isFlag(_ value: Operand) -> Bool {
        switch value {
        case .boolean, .enumCase: true
        case .term(let term):
            if case .member(let type, _) = graph.terms[term].kind,
                case .member(selfTerm, let name) = graph.terms[type].kind
            {
                Call.isTypeName(name)
            } else {
                false
            }
        default: false
        }
    }

    /// `precondition(condition)`, `assert(condition)`: behind them it holds.
    private func asserted(by node: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let name = bareName(calledBy: node), name == "precondition" || name == "assert",
            !names.functions.contains(name)
        else { return nil }
        return node.arguments.first?.expression
    }

    /// `unsafeBitCast(completion, to: Answer.self)`: the same value, by another type.
    private func converted(by node: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let name = bareName(calledBy: node), contracts.givesBackArgument(name) else { return nil }
        return node.arguments.first?.expression
    }

    private func assume(_ condition: ExprSyntax, at site: Site) -> Operand {
        let holds = graph.makeBlock()
        lower(condition, to: holds, .always, orTo: graph.makeBlock(), .always, site: site)
        start(holds)
        return .unknown
    }

    /// `DispatchWorkItem { … }` is a closure that is performed later.
    private func workItem(_ head: Callee, _ arguments: [Argument], _ node: FunctionCallExprSyntax) -> Operand? {
        guard case .called(.name(let name), _, _) = head, Vocabulary.workItemTypes.contains(name),
            case .callable(let index)? = arguments.last?.operand, callables[index].variable == nil
        else { return nil }
        let made = callables[index]
        callables[index] = Callable(body: made.body, scope: made.scope, isWorkItem: true)
        return .callable(index)
    }

    private func addCall(_ head: Callee, _ arguments: [Argument], _ node: FunctionCallExprSyntax) -> Int {
        guard case .called(let callee, let qualifier, let root) = head else { preconditionFailure("inlined before") }
        let name: String =
            switch callee {
            case .name(let name), .member(_, let name): name
            case .value(let term): graph.terms[term].name
            case .other: "call"
            }
        let result = graph.terms.addCallResult(of: name)
        let index = graph.calls.count
        graph.calls.append(
            Call(
                callee: callee, qualifier: qualifier, arguments: arguments, site: Site(node), result: result,
                chainRoot: root ?? result,
                isTried: frame.isTried && !makesCase(callee) && !isNeverCancelled(name, node)
                    && !throwsNothing(name, of: qualifier, arguments),
                isAwaited: frame.isAwaited))
        graph.append(.call(index))
        if graph.calls[index].isTried, !runsInPlace(index) {
            branchOnError(at: Site(node), where: failure(thrownBy: graph.calls[index]))
        }
        return index
    }
}

import OnceoverContracts
import OnceoverVocabulary
import SwiftSyntax

/// Lays out calls: what is called, what it is given, and where it throws to.
struct CallLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var choiceGroups: ChoiceGroups { ChoiceGroups(builder: builder) }
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var collections: Collections { Collections(builder: builder) }
    var conditionLowering: ConditionLowering { ConditionLowering(builder: builder) }
    var errorPaths: ErrorPaths { ErrorPaths(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var startedClosures: StartedClosures { StartedClosures(builder: builder) }

    func lower(_ node: FunctionCallExprSyntax) -> Operand {
        if let index = closureLowering.callable(calledBy: node) { return closureLowering.inline(index, node) }
        if let condition = asserted(by: node) { return assume(condition, at: Site(node)) }
        if let value = converted(by: node) { return expressionLowering.lower(value) }
        if let content = expressionLowering.lowerContent(node) { return content }
        let head = lowerCallee(node.calledExpression)
        if case .value(let callable, _) = head { return closureLowering.inline(callable, node) }
        let arguments = offering(offersChoice(head)) {
            caughtErrors(head).map { lowerCaught(node, goesOn: $0) } ?? lowerArguments(of: node)
        }
        if let wrapped = workItem(head, arguments, node) { return wrapped }
        let call = addCall(head, arguments, node)
        closureLowering.layOutClosures(arguments, of: call, node)
        choiceGroups.layOutSilentChoice(madeBy: call)
        closureLowering.layOutOwnClosure(calledBy: call)
        startedClosures.layOutClosures(startedBy: call, node)
        if builder.graph.calls[call].isTried { branchOnErrorBehindClosures(of: call, node) }
        collections.forgetEmptiness(after: builder.graph.calls[call])
        noteFirstValue(madeBy: builder.graph.calls[call])
        if terminates(head) { builder.startUnreachable() }
        return .term(builder.graph.calls[call].result)
    }

    /// `Mutex(false)`, `OSAllocatedUnfairLock(initialState: false)`: what a lock guards is asked under the lock's own name.
    private func noteFirstValue(madeBy call: Call) {
        guard call.isInitializer, call.arguments.count == 1, isFlag(call.arguments[0].operand) else { return }
        builder.graph.append(.assign(call.result, call.arguments[0].operand, call.site))
    }

    /// `false`, `.idle`, `Phase.idle`
    private func isFlag(_ value: Operand) -> Bool {
        switch value {
        case .boolean, .enumCase: true
        case .term(let term):
            if case .member(let type, _) = builder.graph.terms[term].kind,
                case .member(builder.selfTerm, let name) = builder.graph.terms[type].kind
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
        guard let name = node.bareName, name == "precondition" || name == "assert",
            !builder.names.functions.contains(name)
        else { return nil }
        return node.arguments.first?.expression
    }

    /// `unsafeBitCast(completion, to: Answer.self)`: the same value, by another type.
    private func converted(by node: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let name = node.bareName, builder.contracts.givesBackArgument(name) else { return nil }
        return node.arguments.first?.expression
    }

    private func assume(_ condition: ExprSyntax, at site: Site) -> Operand {
        let holds = builder.graph.makeBlock()
        conditionLowering.lower(condition, to: holds, .always, orTo: builder.graph.makeBlock(), .always, site: site)
        builder.start(holds)
        return .unknown
    }

    /// `DispatchWorkItem { … }` is a closure that is performed later.
    private func workItem(_ head: Callee, _ arguments: [Argument], _ node: FunctionCallExprSyntax) -> Operand? {
        guard case .called(.name(let name), _, _) = head, Vocabulary.workItemTypes.contains(name),
            case .callable(let index)? = arguments.last?.operand, builder.callables[index].variable == nil
        else { return nil }
        let made = builder.callables[index]
        builder.callables[index] = Callable(body: made.body, scope: made.scope, isWorkItem: true)
        return .callable(index)
    }

    private func addCall(_ head: Callee, _ arguments: [Argument], _ node: FunctionCallExprSyntax) -> Int {
        guard case .called(let callee, let qualifier, let root) = head else { preconditionFailure("inlined before") }
        let name: String =
            switch callee {
            case .name(let name), .member(_, let name): name
            case .value(let term): builder.graph.terms[term].name
            case .other: "call"
            }
        let result = builder.graph.terms.addCallResult(of: name)
        let index = builder.graph.calls.count
        builder.graph.calls.append(
            Call(
                callee: callee, qualifier: qualifier, arguments: arguments, site: Site(node), result: result,
                chainRoot: root ?? result,
                isTried: builder.frame.isTried && !makesCase(callee) && !isNeverCancelled(name, node)
                    && !throwsNothing(name, of: qualifier, arguments),
                isAwaited: builder.frame.isAwaited))
        builder.graph.append(.call(index))
        if builder.graph.calls[index].isTried, !runsInPlace(index) {
            errorPaths.branchOnError(at: Site(node), where: failure(thrownBy: builder.graph.calls[index]))
        }
        return index
    }
}

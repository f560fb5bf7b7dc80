import OnceoverContracts
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

    /// `alert.addAction(.init(…))`
    private func offersChoice(_ head: Callee) -> Bool {
        guard case .called(.member(_, let name), _, _) = head else { return false }
        return AlternativeClosures.isChoice(method: name)
    }

    /// Lays out what is offered to the user, if it is.
    func offering<Value>(_ isOffer: Bool, _ work: () -> Value) -> Value {
        let outer = isOffered
        isOffered = isOffer || outer
        defer { isOffered = outer }
        return work()
    }

    /// `precondition(condition)`, `assert(condition)`: behind them it holds.
    private func asserted(by node: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "precondition" || name == "assert", !names.functions.contains(name)
        else { return nil }
        return node.arguments.first?.expression
    }

    /// `unsafeBitCast(completion, to: Answer.self)`: the same value, by another type.
    private func converted(by node: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            contracts.givesBackArgument(name)
        else { return nil }
        return node.arguments.first?.expression
    }

    private func assume(_ condition: ExprSyntax, at site: Site) -> Operand {
        let holds = graph.makeBlock()
        lower(condition, to: holds, .always, orTo: graph.makeBlock(), .always, site: site)
        start(holds)
        return .unknown
    }

    /// What stands before the parentheses.
    private enum Callee {
        case called(Call.Callee, qualifier: String?, chainRoot: TermID?)
        /// A closure with a name, behind a `?`, a `!` or in parentheses.
        case value(Int, Site)
    }

    private func lowerCallee(_ expression: ExprSyntax) -> Callee {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node) where node.declName.baseName.text != "callAsFunction": return lowerMember(node)
        case .memberAccessExpr(let node) where node.base != nil: return lowerCallee(node.base!)
        case .genericSpecializationExpr(let node): return lowerCallee(node.expression)
        case .declReferenceExpr(let node):
            if case .variable(let term)? = scope.lookUp(node.baseName.text) {
                return .called(.value(term), qualifier: nil, chainRoot: nil)
            }
            return .called(.name(node.baseName.text), qualifier: nil, chainRoot: nil)
        case .tupleExpr(let node) where node.elements.count == 1: return lowerCallee(node.elements.first!.expression)
        default: return lowerCalledValue(expression)
        }
    }

    private func lowerCalledValue(_ expression: ExprSyntax) -> Callee {
        switch lowerLink(expression) {
        case .term(let term): .called(.value(term), qualifier: nil, chainRoot: nil)
        case .callable(let index): .value(index, Site(expression))
        default: .called(.other, qualifier: nil, chainRoot: nil)
        }
    }

    private func lowerMember(_ node: MemberAccessExprSyntax) -> Callee {
        let name = node.declName.baseName.text
        guard let base = node.base else { return .called(.member(of: nil, name: name), qualifier: nil, chainRoot: nil) }
        let qualifier =
            base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? (base.is(SuperExprSyntax.self) ? "super" : nil)
        let callsBefore = graph.calls.count
        let receiver = lowerLink(base)
        // `workItem.perform()`, `closure.callAsFunction()`
        if case .callable(let index) = receiver {
            if callables[index].isWorkItem, !["perform", "start", "main", "callAsFunction"].contains(name) {
                return .called(.member(of: callables[index].variable, name: name), qualifier: qualifier, chainRoot: nil)
            }
            return .value(index, Site(base))
        }
        guard case .term(let term) = receiver else {
            let root = graph.calls.count > callsBefore ? graph.calls.last?.chainRoot : nil
            return .called(.member(of: nil, name: name), qualifier: qualifier, chainRoot: root)
        }
        return .called(.member(of: term, name: name), qualifier: qualifier, chainRoot: chainRoot(of: term))
    }

    private func chainRoot(of term: TermID) -> TermID {
        guard graph.terms[term].kind == .callResult else { return term }
        return graph.calls.last { $0.result == term }?.chainRoot ?? term
    }

    func lowerArguments(of node: FunctionCallExprSyntax) -> [Argument] {
        let name = name(calledBy: node)
        var arguments = node.arguments.enumerated().map { number, argument in
            Argument(
                label: argument.label?.text,
                operand: names.autoclosures.contains(argument.label?.text, number: number, of: name)
                    ? .callable(makeCallable(.autoclosure(argument.expression))) : lowerArgument(argument),
                site: Site(argument.expression),
                text: Self.text(of: argument.expression), isTrailing: false,
                isInOut: argument.expression.is(InOutExprSyntax.self))
        }
        if let closure = node.trailingClosure { arguments.append(trailing(closure, label: nil)) }
        for element in node.additionalTrailingClosures {
            arguments.append(trailing(element.closure, label: element.label.text))
        }
        return arguments
    }

    private func name(calledBy node: FunctionCallExprSyntax) -> String? {
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// What a number says, or a string that has no interpolations.
    private static func text(of expression: ExprSyntax) -> String? {
        if let number = expression.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
        guard let segments = expression.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1,
            case .stringSegment(let segment)? = segments.first
        else { return nil }
        return segment.content.text
    }

    /// `show(title, actions: [.init("OK") { … }])`
    private func lowerArgument(_ argument: LabeledExprSyntax) -> Operand {
        let isOffer = argument.label.map { AlternativeClosures.isOffer(label: $0.text) } ?? false
        return offering(isOffer) { lower(argument.expression) }
    }

    /// `XCTAssertThrowsError(try load())`: what the argument throws stays there. With other assertions the test has failed.
    ///
    /// - Returns: whether what is behind an error counts; nothing where errors are not caught.
    private func caughtErrors(_ head: Callee) -> Bool? {
        guard case .called(.name(let name), _, _) = head, name.hasPrefix("XCTAssert") else { return nil }
        return name == "XCTAssertThrowsError"
    }

    private func lowerCaught(_ node: FunctionCallExprSyntax, goesOn: Bool) -> [Argument] {
        let join = graph.makeBlock()
        let outer = (frame.throwTarget, frame.throwDefers)
        (frame.throwTarget, frame.throwDefers) = (goesOn ? join : graph.makeBlock(), defers.count)
        let arguments = lowerArguments(of: node)
        (frame.throwTarget, frame.throwDefers) = outer
        graph.finishCall()
        graph.connect(to: join, site: Site(node))
        start(join)
        return arguments
    }

    private func trailing(_ closure: ClosureExprSyntax, label: String?) -> Argument {
        Argument(
            label: label, operand: .callable(makeCallable(.closure(closure))), site: Site(closure), text: nil,
            isTrailing: true)
    }

    /// `DispatchWorkItem { … }` is a closure that somebody performs later.
    private func workItem(_ head: Callee, _ arguments: [Argument], _ node: FunctionCallExprSyntax) -> Operand? {
        guard case .called(.name(let name), _, _) = head, ["DispatchWorkItem", "BlockOperation"].contains(name),
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
                isTried: frame.isTried && !makesCase(callee) && !isNeverCancelled(name, node),
                isAwaited: frame.isAwaited))
        graph.append(.call(index))
        if graph.calls[index].isTried, !runsInPlace(index) { branchOnError(at: Site(node)) }
        return index
    }

    /// Where the closures run in place, the call throws behind them. Where they are kept or run later, it may.
    private func branchOnErrorBehindClosures(of call: Int, _ node: FunctionCallExprSyntax) {
        let site = graph.calls[call].site
        if runsInPlace(call) {
            if !passesErrorsOn(node) { branchOnError(at: site) }
        } else if graph.calls[call].arguments.contains(where: { isDeferred($0.operand) }) {
            branchOnError(at: site, .throwsBehindClosures(call))
        }
    }

    private func isDeferred(_ operand: Operand) -> Bool {
        if case .region(let region) = operand { graph.regions[region].isDeferred } else { false }
    }

    /// `Task { try await Task.sleep(for: delay); … }`: nobody cancels it.
    private func isNeverCancelled(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        contracts.throwsWhenCancelledOnly(name) && UnheldTask(contracts: contracts).contains(node)
    }

    /// `.failure(error)` makes a value, and does not throw.
    private func makesCase(_ callee: Call.Callee) -> Bool {
        if case .member(of: nil, let name) = callee { name != "init" } else { false }
    }

    /// Whether the call runs a closure before it can throw.
    private func runsInPlace(_ index: Int) -> Bool {
        let call = graph.calls[index]
        return call.arguments.enumerated().contains { position, argument in
            guard isClosure(argument.operand) else { return false }
            let use = ClosureUse(of: position, in: call, literals: [:])
            return convention(of: call, use, givesManyValues: false) == .inPlaceOnce
        }
    }

    private func isClosure(_ operand: Operand) -> Bool {
        switch operand {
        case .callable, .region: true
        default: false
        }
    }

    private func terminates(_ head: Callee) -> Bool {
        switch head {
        case .called(.name(let name), _, _), .called(.member(_, let name), qualifier: "self", _),
            .called(.member(_, let name), qualifier: "Self", _):
            terminating.contains(name)
        default: false
        }
    }
}

import SwiftSyntax

extension BodyLowering {
    func lower(_ node: ThrowStmtSyntax) {
        _ = materialize(lower(node.expression), at: Site(node.expression))
        let site = Site(node)
        runDefers(downTo: frame.throwDefers)
        graph.finishCall()
        graph.connect(to: frame.throwTarget, .throwsError, site: site)
        startUnreachable()
    }

    /// Branches: the code behind goes on, or an error is thrown at `site`.
    ///
    /// - Parameter condition: what holds where it is thrown, and nowhere else.
    func branchOnError(at site: Site, _ outcome: Outcome = .throwsError, where condition: Constraint? = nil) {
        let goesOn = graph.makeBlock()
        let failed = [condition].compactMap { $0 }
        graph.connect(to: goesOn, site: site, assuming: failed.map(\.negated))
        if defers.count > frame.throwDefers {
            let unwinding = graph.makeBlock()
            graph.connect(to: unwinding, outcome, site: site, assuming: failed)
            start(unwinding)
            runDefers(downTo: frame.throwDefers)
            graph.finishCall()
            graph.connect(to: frame.throwTarget, outcome, site: site)
        } else {
            graph.connect(to: frame.throwTarget, outcome, site: site, assuming: failed)
        }
        start(goesOn)
    }

    func lower(_ node: DoStmtSyntax, label: String?) {
        let after = graph.makeBlock()
        if let label {
            frame.jumps.append(
                Jump(
                    label: label, breakTarget: after, continueTarget: nil, isPlainBreakTarget: false,
                    defers: defers.count))
        }
        if node.catchClauses.isEmpty {
            lower(node.body.statements)
        } else {
            lowerCatching(node, after: after)
        }
        if label != nil { frame.jumps.removeLast() }
        graph.connect(to: after, site: Site(node))
        start(after)
    }

    private func lowerCatching(_ node: DoStmtSyntax, after: Int) {
        let dispatch = graph.makeBlock()
        let outer = (frame.throwTarget, frame.throwDefers)
        (frame.throwTarget, frame.throwDefers) = (dispatch, defers.count)
        lower(node.body.statements)
        (frame.throwTarget, frame.throwDefers) = outer
        let end = graph.current
        start(dispatch)
        let isOfType = onlyCaughtType(of: node, thrownTo: dispatch)
        for clause in node.catchClauses { lower(clause, asking: isOfType, after: after) }
        if !node.catchesAll {
            runDefers(downTo: frame.throwDefers)
            graph.finishCall()
            graph.connect(to: frame.throwTarget, .throwsError, site: Site(node.doKeyword))
        }
        start(end)
    }

    /// What a statement with one clause for errors of one type asks, and perhaps one for all others, where nothing but calls
    /// throws to it.
    private func onlyCaughtType(of node: DoStmtSyntax, thrownTo dispatch: Int) -> Constraint? {
        guard let items = node.onlyTypedClause?.catchItems, items.count == 1,
            let type = items.first?.caughtType?.ownName, let calls = graph.calls(throwingTo: dispatch)
        else { return nil }
        let term = graph.terms.addVariable("error is \(type)")
        let isOfType = Constraint(term, .isCase(graph.caseNumber("is \(type)"), true))
        graph.typedCatches.append(
            TypedCatch(type: type, isOfType: isOfType, calls: calls, ignoresOthers: node.ignoresRest))
        return isOfType
    }

    private func lower(_ clause: CatchClauseSyntax, asking isOfType: Constraint?, after: Int) {
        let body = graph.makeBlock()
        var next = graph.current
        let site = Site(
            start: Site(clause.catchKeyword).range.lowerBound, end: Site(clause.body.leftBrace).range.lowerBound)
        inNewScope {
            // Only a clause without a pattern has a name for it.
            let error = clause.catchItems.isEmpty ? declare("error") : graph.terms.addVariable("error")
            graph.caughtErrors.insert(error)
            if clause.catchItems.isEmpty {
                graph.connect(to: body, .catches, site: site)
                next = graph.makeBlock()
            }
            for item in clause.catchItems {
                next = test(item, error: error, asking: isOfType, body: body, site: site)
                start(next)
            }
            start(body)
            lower(clause.body.statements)
            graph.connect(to: after, site: Site(clause))
        }
        start(next)
    }

    private func test(
        _ item: CatchItemSyntax, error: TermID, asking isOfType: Constraint?, body: Int, site: Site
    ) -> Int {
        let next = graph.makeBlock()
        let matched = graph.makeBlock()
        guard let pattern = item.pattern else {
            graph.connect(to: body, .catches, site: site)
            return next
        }
        let match = match(pattern, against: .term(error))
        let asked = [isOfType ?? isOfCancellation(item)].compactMap { $0 }
        graph.connect(to: matched, .catches, site: site, assuming: asked)
        if !match.isIrrefutable || item.whereClause != nil {
            graph.connect(to: next, .doesNotMatch, site: site, assuming: asked.map(\.negated))
        }
        start(matched)
        bind(match, at: site)
        if let clause = item.whereClause {
            lower(clause.condition, to: body, .matches, orTo: next, .doesNotMatch, site: site)
        } else {
            graph.connect(to: body, site: site)
        }
        return next
    }

    /// `catch is CancellationError`
    private func isOfCancellation(_ item: CatchItemSyntax) -> Constraint? {
        guard item.caughtType?.ownName == "CancellationError" else { return nil }
        let term = graph.terms.addVariable("error is CancellationError")
        return Constraint(term, .isCase(graph.caseNumber("is CancellationError"), true))
    }

    /// `try` covers all that stands to its right.
    func lowerTrying<Value>(_ mark: TokenSyntax?, at site: Site, _ work: () -> Value) -> Value {
        let wasTried = frame.isTried
        frame.isTried = true
        let callsBefore = graph.calls.count
        let value = work()
        // What throws may be no call: a property, a subscript, an `async let`.
        if graph.calls.count == callsBefore { branchOnError(at: site) }
        frame.isTried = wasTried
        return value
    }

    /// `try?`: an error makes the value nil.
    func lowerOptionalTry(at site: Site, _ work: () -> Operand) -> Operand {
        let failed = graph.makeBlock()
        let join = graph.makeBlock()
        let result = graph.terms.addCallResult(of: "try?")
        let outer = (frame.throwTarget, frame.throwDefers)
        (frame.throwTarget, frame.throwDefers) = (failed, defers.count)
        let value = lowerTrying(nil, at: site, work)
        (frame.throwTarget, frame.throwDefers) = outer
        give(value == .unknown ? .some : value, to: result, goingOnAt: join, site)
        start(failed)
        give(.nilLiteral, to: result, goingOnAt: join, site)
        start(join)
        return .term(result)
    }
}

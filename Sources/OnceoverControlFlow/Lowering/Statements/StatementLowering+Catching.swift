import SwiftSyntax

extension StatementLowering {
    func lower(_ node: ThrowStmtSyntax) {
        _ = closureLowering.materialize(expressionLowering.lower(node.expression), at: Site(node.expression))
        let site = Site(node)
        runDefers(downTo: builder.frame.throwDefers)
        builder.graph.finishCall()
        builder.graph.connect(to: builder.frame.throwTarget, .throwsError, site: site)
        builder.startUnreachable()
    }

    func lower(_ node: DoStmtSyntax, label: String?) {
        let after = builder.graph.makeBlock()
        if let label {
            builder.frame.jumps.append(
                Jump(
                    label: label, breakTarget: after, continueTarget: nil, isPlainBreakTarget: false,
                    defers: builder.defers.count))
        }
        if node.catchClauses.isEmpty {
            lower(node.body.statements)
        } else {
            lowerCatching(node, after: after)
        }
        if label != nil { builder.frame.jumps.removeLast() }
        builder.graph.connect(to: after, site: Site(node))
        builder.start(after)
    }

    private func lowerCatching(_ node: DoStmtSyntax, after: Int) {
        let dispatch = builder.graph.makeBlock()
        let outer = (builder.frame.throwTarget, builder.frame.throwDefers)
        (builder.frame.throwTarget, builder.frame.throwDefers) = (dispatch, builder.defers.count)
        lower(node.body.statements)
        (builder.frame.throwTarget, builder.frame.throwDefers) = outer
        let end = builder.graph.current
        builder.start(dispatch)
        let isOfType = onlyCaughtType(of: node, thrownTo: dispatch)
        for clause in node.catchClauses { lower(clause, asking: isOfType, after: after) }
        if !node.catchesAll {
            runDefers(downTo: builder.frame.throwDefers)
            builder.graph.finishCall()
            builder.graph.connect(to: builder.frame.throwTarget, .throwsError, site: Site(node.doKeyword))
        }
        builder.start(end)
    }

    /// What a `do` asks if it has one clause for errors of one type, and perhaps a second clause for all others, and if
    /// only calls throw to it.
    private func onlyCaughtType(of node: DoStmtSyntax, thrownTo dispatch: Int) -> Constraint? {
        guard let items = node.onlyTypedClause?.catchItems, items.count == 1,
            let type = items.first?.caughtType?.ownName, let calls = builder.graph.calls(throwingTo: dispatch)
        else { return nil }
        let term = builder.graph.terms.addVariable("error is \(type)")
        let isOfType = Constraint(term, .isCase(builder.graph.caseNumber("is \(type)"), true))
        builder.graph.typedCatches.append(
            TypedCatch(type: type, isOfType: isOfType, calls: calls, ignoresOthers: node.ignoresRest))
        return isOfType
    }

    private func lower(_ clause: CatchClauseSyntax, asking isOfType: Constraint?, after: Int) {
        let body = builder.graph.makeBlock()
        var next = builder.graph.current
        let site = Site(
            start: Site(clause.catchKeyword).range.lowerBound, end: Site(clause.body.leftBrace).range.lowerBound)
        builder.inNewScope {
            // Only a clause without a pattern has a name for it.
            let error = clause.catchItems.isEmpty ? builder.declare("error") : builder.graph.terms.addVariable("error")
            builder.graph.caughtErrors.insert(error)
            if clause.catchItems.isEmpty {
                builder.graph.connect(to: body, .catches, site: site)
                next = builder.graph.makeBlock()
            }
            for item in clause.catchItems {
                next = test(item, error: error, asking: isOfType, body: body, site: site)
                builder.start(next)
            }
            builder.start(body)
            lower(clause.body.statements)
            builder.graph.connect(to: after, site: Site(clause))
        }
        builder.start(next)
    }

    private func test(
        _ item: CatchItemSyntax, error: TermID, asking isOfType: Constraint?, body: Int, site: Site
    ) -> Int {
        let next = builder.graph.makeBlock()
        let matched = builder.graph.makeBlock()
        guard let pattern = item.pattern else {
            builder.graph.connect(to: body, .catches, site: site)
            return next
        }
        let match = patternLowering.match(pattern, against: .term(error))
        let asked = [isOfType ?? isOfCancellation(item)].compactMap { $0 }
        builder.graph.connect(to: matched, .catches, site: site, assuming: asked)
        if !match.isIrrefutable || item.whereClause != nil {
            builder.graph.connect(to: next, .doesNotMatch, site: site, assuming: asked.map(\.negated))
        }
        builder.start(matched)
        patternLowering.bind(match, at: site)
        if let clause = item.whereClause {
            conditionLowering.lower(clause.condition, to: body, .matches, orTo: next, .doesNotMatch, site: site)
        } else {
            builder.graph.connect(to: body, site: site)
        }
        return next
    }

    /// `catch is CancellationError`
    private func isOfCancellation(_ item: CatchItemSyntax) -> Constraint? {
        guard item.caughtType?.ownName == "CancellationError" else { return nil }
        let term = builder.graph.terms.addVariable("error is CancellationError")
        return Constraint(term, .isCase(builder.graph.caseNumber("is CancellationError"), true))
    }
}

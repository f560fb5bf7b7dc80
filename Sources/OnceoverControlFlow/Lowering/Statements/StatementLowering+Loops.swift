import SwiftSyntax

extension StatementLowering {
    func lower(_ node: ForStmtSyntax, label: String?) {
        let sequence = closureLowering.materialize(expressionLowering.lower(node.sequence), at: Site(node.sequence))
        let site = Site(node.forKeyword)
        let element = builder.element(of: sequence)
        _ = startLoopHeader(at: site)
        let (header, body, after) = (builder.graph.makeBlock(), builder.graph.makeBlock(), builder.graph.makeBlock())
        // Before the first turn, the question is whether there is anything at all.
        let isEmpty =
            collections.emptiness(ofOwnerOf: sequence) ?? collections.emptiness(of: sequence)
            ?? collections.emptiness(ofRange: node.sequence)
        ask(for: element, orEmpty: isEmpty, isFirst: true, node, body, after)
        builder.start(header)
        ask(for: element, orEmpty: nil, isFirst: false, node, body, after)
        builder.start(body)
        builder.inNewScope {
            bindLoopPattern(node.pattern, to: element)
            noteLastTurn(of: node)
            if let clause = node.whereClause {
                let matches = builder.graph.makeBlock()
                conditionLowering.lower(
                    clause.condition, to: matches, .matches, orTo: header, .doesNotMatch, site: site)
                builder.start(matches)
            }
            lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: header)
        }
        builder.start(after)
    }

    /// Branches to the loop's body, or past it where there is no next element.
    private func ask(
        for element: TermID?, orEmpty emptiness: TermID?, isFirst: Bool, _ node: ForStmtSyntax, _ body: Int,
        _ after: Int
    ) {
        let site = Site(node.forKeyword)
        if node.tryKeyword != nil { errorPaths.branchOnError(at: site) }
        if let element { builder.graph.append(.forget(element, isCompound: false)) }
        for (target, outcome, isOver) in [(body, Outcome.loopRuns, false), (after, .loopEnds, true)] {
            if isOver, isFirst, collections.holdsSomething(node.sequence) { continue }
            let next = element.map { [Constraint($0, .isNil(isOver))] } ?? []
            let any = emptiness.map { [Constraint($0, .boolean(isOver))] } ?? []
            builder.graph.connect(to: target, outcome, site: site, assuming: next + any)
        }
    }

    /// In `for step in 0...steps`, `step == steps` holds in the last turn.
    private func noteLastTurn(of node: ForStmtSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            case .variable(let element)? = builder.scope.lookUp(name),
            let parts = node.sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            let range = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["...", "..<"].contains(range),
            let end = canonicalTexts.canonicalText(parts[2...])
        else { return }
        let last = range == "..." ? "" : "-1"
        let term = builder.graph.terms.condition(
            "\(builder.graph.terms.key(of: element)) == \(end.key)\(last)", name: "\(name) == \(end.name)\(last)",
            mentions: end.mentions.union([element]))
        builder.graph.lastTurns.insert(term)
    }

    func lower(_ node: WhileStmtSyntax, label: String?) {
        let site = Site(node.whileKeyword)
        let header = startLoopHeader(at: site)
        for element in node.conditions { forgetShared(in: element) }
        let body = builder.graph.makeBlock()
        let after = builder.graph.makeBlock()
        builder.inNewScope {
            conditionLowering.lower(node.conditions, to: body, .loopRuns, orTo: after, .loopEnds, site: site)
            builder.start(body)
            lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: header)
        }
        builder.start(after)
    }

    func lower(_ node: RepeatStmtSyntax, label: String?) {
        let site = Site(node.repeatKeyword)
        let header = startLoopHeader(at: site)
        let condition = builder.graph.makeBlock()
        let after = builder.graph.makeBlock()
        lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: condition)
        builder.start(condition)
        forgetShared(in: node.condition)
        conditionLowering.lower(node.condition, to: header, .loopRuns, orTo: after, .loopEnds, site: site)
        builder.start(after)
    }

    private func startLoopHeader(at site: Site) -> Int {
        builder.counts.forgetChanging()
        let header = builder.graph.makeBlock()
        builder.graph.connect(to: header, site: site)
        builder.start(header)
        return header
    }

    private func lowerLoopBody(_ body: CodeBlockSyntax, label: String?, breakTarget: Int, continueTarget: Int) {
        builder.frame.jumps.append(
            Jump(
                label: label, breakTarget: breakTarget, continueTarget: continueTarget, isPlainBreakTarget: true,
                defers: builder.defers.count))
        lower(body.statements)
        builder.frame.jumps.removeLast()
        builder.graph.connect(to: continueTarget, site: Site(body.rightBrace))
    }

    private func bindLoopPattern(_ pattern: PatternSyntax, to element: TermID?) {
        let match = patternLowering.match(pattern, against: element.map { .term($0) } ?? .unknown)
        for (name, value) in match.bindings {
            let term = builder.declare(name)
            builder.graph.append(.forget(term, isCompound: false))
            if case .term = value { builder.graph.append(.assign(term, value, Site(pattern))) }
        }
    }

    /// What others can change may differ each time that a loop's condition is asked.
    private func forgetShared(in condition: some SyntaxProtocol) {
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, token.parent?.is(DeclReferenceExprSyntax.self) == true,
                !isLocal(name)
            else { continue }
            builder.graph.append(.forget(builder.member(name, of: builder.selfTerm), isCompound: false))
        }
    }

    private func isLocal(_ name: String) -> Bool { builder.scope.lookUp(name) != nil }
}

import SwiftSyntax

extension BodyLowering {
    func lower(_ node: ForStmtSyntax, label: String?) {
        let sequence = materialize(lower(node.sequence), at: Site(node.sequence))
        let site = Site(node.forKeyword)
        let element = element(of: sequence)
        _ = startLoopHeader(at: site)
        let (header, body, after) = (graph.makeBlock(), graph.makeBlock(), graph.makeBlock())
        // Before the first turn, the question is whether there is anything at all.
        let isEmpty = emptiness(ofOwnerOf: sequence) ?? emptiness(of: sequence) ?? emptiness(ofRange: node.sequence)
        ask(for: element, orEmpty: isEmpty, isFirst: true, node, body, after)
        start(header)
        ask(for: element, orEmpty: nil, isFirst: false, node, body, after)
        start(body)
        inNewScope {
            bindLoopPattern(node.pattern, to: element)
            noteLastTurn(of: node)
            if let clause = node.whereClause {
                let matches = graph.makeBlock()
                lower(clause.condition, to: matches, .matches, orTo: header, .doesNotMatch, site: site)
                start(matches)
            }
            lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: header)
        }
        start(after)
    }

    /// Branches to the loop's body, or past it where there is no next element.
    private func ask(
        for element: TermID?, orEmpty emptiness: TermID?, isFirst: Bool, _ node: ForStmtSyntax, _ body: Int,
        _ after: Int
    ) {
        let site = Site(node.forKeyword)
        if node.tryKeyword != nil { branchOnError(at: site) }
        if let element { graph.append(.forget(element, isCompound: false)) }
        for (target, outcome, isOver) in [(body, Outcome.loopRuns, false), (after, .loopEnds, true)] {
            if isOver, isFirst, holdsSomething(node.sequence) { continue }
            let next = element.map { [Constraint($0, .isNil(isOver))] } ?? []
            let any = emptiness.map { [Constraint($0, .boolean(isOver))] } ?? []
            graph.connect(to: target, outcome, site: site, assuming: next + any)
        }
    }

    /// In `for step in 0...steps`, `step == steps` holds in the last turn.
    private func noteLastTurn(of node: ForStmtSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            case .variable(let element)? = scope.lookUp(name),
            let parts = node.sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            let range = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["...", "..<"].contains(range),
            let end = canonicalText(parts[2...])
        else { return }
        let last = range == "..." ? "" : "-1"
        let term = graph.terms.condition(
            "\(graph.terms.key(of: element)) == \(end.key)\(last)", name: "\(name) == \(end.name)\(last)",
            mentions: end.mentions.union([element]))
        graph.lastTurns.insert(term)
    }

    func lower(_ node: WhileStmtSyntax, label: String?) {
        let site = Site(node.whileKeyword)
        let header = startLoopHeader(at: site)
        for element in node.conditions { forgetShared(in: element) }
        let body = graph.makeBlock()
        let after = graph.makeBlock()
        inNewScope {
            lower(node.conditions, to: body, .loopRuns, orTo: after, .loopEnds, site: site)
            start(body)
            lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: header)
        }
        start(after)
    }

    func lower(_ node: RepeatStmtSyntax, label: String?) {
        let site = Site(node.repeatKeyword)
        let header = startLoopHeader(at: site)
        let condition = graph.makeBlock()
        let after = graph.makeBlock()
        lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: condition)
        start(condition)
        forgetShared(in: node.condition)
        lower(node.condition, to: header, .loopRuns, orTo: after, .loopEnds, site: site)
        start(after)
    }

    private func startLoopHeader(at site: Site) -> Int {
        forgetChangingCounts()
        let header = graph.makeBlock()
        graph.connect(to: header, site: site)
        start(header)
        return header
    }

    private func lowerLoopBody(_ body: CodeBlockSyntax, label: String?, breakTarget: Int, continueTarget: Int) {
        frame.jumps.append(
            Jump(
                label: label, breakTarget: breakTarget, continueTarget: continueTarget, isPlainBreakTarget: true,
                defers: defers.count))
        lower(body.statements)
        frame.jumps.removeLast()
        graph.connect(to: continueTarget, site: Site(body.rightBrace))
    }

    /// The term for the next element of a sequence; it is nil when there is none.
    func element(of sequence: Operand) -> TermID? {
        guard case .term(let term) = sequence else { return nil }
        return graph.terms.member("[each]", of: term)
    }

    private func bindLoopPattern(_ pattern: PatternSyntax, to element: TermID?) {
        let match = match(pattern, against: element.map { .term($0) } ?? .unknown)
        for (name, value) in match.bindings {
            let term = declare(name)
            graph.append(.forget(term, isCompound: false))
            if case .term = value { graph.append(.assign(term, value, Site(pattern))) }
        }
    }

    /// What others can change may differ each time that a loop's condition is asked.
    private func forgetShared(in condition: some SyntaxProtocol) {
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, token.parent?.is(DeclReferenceExprSyntax.self) == true,
                !isLocal(name)
            else { continue }
            graph.append(.forget(member(name, of: selfTerm), isCompound: false))
        }
    }

    private func isLocal(_ name: String) -> Bool { scope.lookUp(name) != nil }
}

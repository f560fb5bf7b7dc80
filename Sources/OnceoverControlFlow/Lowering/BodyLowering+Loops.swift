import SwiftSyntax

extension BodyLowering {
    func lower(_ node: ForStmtSyntax, label: String?) {
        let sequence = materialize(lower(node.sequence), at: Site(node.sequence))
        let site = Site(node.forKeyword)
        let header = startLoopHeader(at: site)
        if node.tryKeyword != nil { branchOnError(at: site) }
        let element = element(of: sequence)
        if let element { graph.append(.forget(element, isCompound: false)) }
        let body = graph.makeBlock()
        let after = graph.makeBlock()
        graph.connect(to: body, .loopRuns, site: site, assuming: element.map { [Assumption($0, .isNil(false))] } ?? [])
        graph.connect(to: after, .loopEnds, site: site, assuming: element.map { [Assumption($0, .isNil(true))] } ?? [])
        start(body)
        inNewScope {
            bindLoopPattern(node.pattern, to: element)
            if let clause = node.whereClause {
                let matches = graph.makeBlock()
                lower(clause.condition, to: matches, .matches, orTo: header, .doesNotMatch, site: site)
                start(matches)
            }
            lowerLoopBody(node.body, label: label, breakTarget: after, continueTarget: header)
        }
        start(after)
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
            graph.append(.forget(graph.terms.member(name, of: selfTerm), isCompound: false))
        }
    }

    private func isLocal(_ name: String) -> Bool { scope.lookUp(name) != nil }
}

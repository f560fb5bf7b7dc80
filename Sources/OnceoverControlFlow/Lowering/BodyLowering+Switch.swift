import OnceoverVocabulary
import SwiftSyntax

extension BodyLowering {
    func lower(_ node: SwitchExprSyntax) {
        let subject = materialize(lower(node.subject), at: Site(node.subject))
        let cases = flatten(node.cases)
        if case .term(let term) = subject, cases.contains(where: \.namesAnotherOutcome) { manyCased.insert(term) }
        let after = graph.makeBlock()
        let bodies = cases.map { _ in graph.makeBlock() }
        // What a body binds is known where its label is tested, so bodies are laid out there, in their order.
        let outerTarget = fallthroughTarget
        frame.jumps.append(
            Jump(label: nil, breakTarget: after, continueTarget: nil, isPlainBreakTarget: true, defers: defers.count))
        let states = states(of: subject)
        for (index, node) in cases.enumerated() {
            let isLast = index == cases.count - 1
            fallthroughTarget = isLast ? nil : bodies[index + 1]
            if let states, isOutOfReach(node, of: cases, in: states) {
                layOutUnreached(node, body: bodies[index], after: after)
            } else {
                let others = isLast ? cases.dropLast() : []
                lower(node, subject: subject, body: bodies[index], after: after, isLast: isLast, behind: others)
            }
        }
        fallthroughTarget = outerTarget
        frame.jumps.removeLast()
        if cases.isEmpty { graph.connect(to: after, site: Site(node)) }
        start(after)
    }

    /// Tests one label after the other; the block that is current afterwards is where the next label is tested.
    private func lower(
        _ node: SwitchCaseSyntax, subject: Operand, body: Int, after: Int, isLast: Bool,
        behind others: [SwitchCaseSyntax]
    ) {
        var next = graph.current
        inNewScope {
            if case .case(let label) = node.label {
                for (number, item) in label.caseItems.enumerated() {
                    let isExhaustive = isLast && number == label.caseItems.count - 1
                    next = test(item, subject: subject, body: body, isExhaustive: isExhaustive)
                    start(next)
                }
            } else {
                let isNone = noneOfCases(takenBy: others, subject)
                graph.connect(to: body, .matches, site: Site(node.label), assuming: isNone)
                next = graph.makeBlock()
            }
            start(body)
            lower(node.statements)
            graph.connect(to: after, site: Site(node))
        }
        start(next)
    }

    /// Leads to the body where the pattern matches, and to the block that it returns where it does not. The last
    /// pattern of a switch is not asked: the compiler makes sure that one matches.
    private func test(_ item: SwitchCaseItemSyntax, subject: Operand, body: Int, isExhaustive: Bool) -> Int {
        let site = caseSite(of: item)
        let match = match(item.pattern, against: subject)
        let matched = graph.makeBlock()
        let next = graph.makeBlock()
        graph.connect(to: matched, .matches, site: site, assuming: match.assumptions)
        if !isExhaustive, !match.isIrrefutable || item.whereClause != nil {
            for miss in match.misses { graph.connect(to: next, .doesNotMatch, site: site, assuming: miss) }
        }
        start(matched)
        bind(match, at: site)
        if let clause = item.whereClause, !isExhaustive {
            lower(clause.condition, to: body, .matches, orTo: next, .doesNotMatch, site: site)
        } else {
            graph.connect(to: body, site: site)
        }
        return next
    }

    /// The line of the label: `case .failure:`.
    private func caseSite(of item: SwitchCaseItemSyntax) -> Site {
        guard let label = item.parent?.parent?.as(SwitchCaseLabelSyntax.self) else { return Site(item) }
        let isFirst = label.caseItems.first == item
        return isFirst
            ? Site(start: Site(label.caseKeyword).range.lowerBound, end: Site(item).range.upperBound) : Site(item)
    }

    private func flatten(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        list.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let node): [node]
            case .ifConfigDecl(let conditional):
                conditional.clauses.flatMap { clause -> [SwitchCaseSyntax] in
                    if case .switchCases(let cases)? = clause.elements { flatten(cases) } else { [] }
                }
            }
        }
    }

    func lowerFallthrough(at site: Site) {
        if let target = fallthroughTarget { graph.connect(to: target, site: site) }
        startUnreachable()
    }
}

extension SwitchCaseSyntax {
    /// Whether a label names a case that neither `Result` nor `Subscribers.Completion` has: `case .pending:`.
    fileprivate var namesAnotherOutcome: Bool {
        guard case .case(let label) = label else { return false }
        return label.caseItems.contains { item in
            let name = item.pattern.caseName
            return name.map { !Vocabulary.libraryCases.contains($0) } ?? false
        }
    }
}

extension PatternSyntax {
    /// `pending` of `.pending`, `.pending(let id)` and `let .pending(id)`.
    var caseName: String? {
        var tokens = tokens(viewMode: .sourceAccurate).makeIterator()
        var token = tokens.next()
        if self.is(ValueBindingPatternSyntax.self) { token = tokens.next() }
        guard token?.tokenKind == .period, case .identifier(let name)? = tokens.next()?.tokenKind else { return nil }
        return name
    }
}

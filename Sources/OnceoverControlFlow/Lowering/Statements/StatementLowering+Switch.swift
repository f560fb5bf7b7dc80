import OnceoverVocabulary
import SwiftSyntax

extension StatementLowering {
    func lower(_ node: SwitchExprSyntax) {
        let subject = closureLowering.materialize(expressionLowering.lower(node.subject), at: Site(node.subject))
        let cases = flatten(node.cases)
        if case .term(let term) = subject, cases.contains(where: \.namesAnotherOutcome) {
            builder.manyCased.insert(term)
        }
        let after = builder.graph.makeBlock()
        let bodies = cases.map { _ in builder.graph.makeBlock() }
        // What a body binds is known where its label is tested, so bodies are laid out there, in their order.
        let outerTarget = builder.fallthroughTarget
        builder.frame.jumps.append(
            Jump(
                label: nil, breakTarget: after, continueTarget: nil, isPlainBreakTarget: true,
                defers: builder.defers.count))
        let states = states(of: subject)
        for (index, node) in cases.enumerated() {
            let isLast = index == cases.count - 1
            builder.fallthroughTarget = isLast ? nil : bodies[index + 1]
            if let states, isOutOfReach(node, of: cases, in: states) {
                layOutUnreached(node, body: bodies[index], after: after)
            } else {
                let others = isLast ? cases.dropLast() : []
                lower(node, subject: subject, body: bodies[index], after: after, isLast: isLast, behind: others)
            }
        }
        builder.fallthroughTarget = outerTarget
        builder.frame.jumps.removeLast()
        if cases.isEmpty { builder.graph.connect(to: after, site: Site(node)) }
        builder.start(after)
    }

    /// Tests one label after the other; the block that is current afterwards is where the next label is tested.
    private func lower(
        _ node: SwitchCaseSyntax, subject: Operand, body: Int, after: Int, isLast: Bool,
        behind others: [SwitchCaseSyntax]
    ) {
        var next = builder.graph.current
        builder.inNewScope {
            if case .case(let label) = node.label {
                for (number, item) in label.caseItems.enumerated() {
                    let isExhaustive = isLast && number == label.caseItems.count - 1
                    next = test(item, subject: subject, body: body, isExhaustive: isExhaustive)
                    builder.start(next)
                }
            } else {
                let isNone = noneOfCases(takenBy: others, subject)
                builder.graph.connect(to: body, .matches, site: Site(node.label), assuming: isNone)
                next = builder.graph.makeBlock()
            }
            builder.start(body)
            lower(node.statements)
            builder.graph.connect(to: after, site: Site(node))
        }
        builder.start(next)
    }

    /// Leads to the body where the pattern matches, and to the block that it returns where it does not. The last
    /// pattern of a switch is not asked: the compiler makes sure that one matches.
    private func test(_ item: SwitchCaseItemSyntax, subject: Operand, body: Int, isExhaustive: Bool) -> Int {
        let site = caseSite(of: item)
        let match = patternLowering.match(item.pattern, against: subject)
        let matched = builder.graph.makeBlock()
        let next = builder.graph.makeBlock()
        builder.graph.connect(to: matched, .matches, site: site, assuming: match.assumptions)
        if !isExhaustive, !match.isIrrefutable || item.whereClause != nil {
            for miss in match.misses { builder.graph.connect(to: next, .doesNotMatch, site: site, assuming: miss) }
        }
        builder.start(matched)
        patternLowering.bind(match, at: site)
        if let clause = item.whereClause, !isExhaustive {
            conditionLowering.lower(clause.condition, to: body, .matches, orTo: next, .doesNotMatch, site: site)
        } else {
            builder.graph.connect(to: body, site: site)
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
        if let target = builder.fallthroughTarget { builder.graph.connect(to: target, site: site) }
        builder.startUnreachable()
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

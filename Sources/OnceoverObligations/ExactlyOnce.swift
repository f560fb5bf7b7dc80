import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import OnceoverSymbols

/// The exactly-once analyzer: finds the obligations of a file, follows their paths and gives each a verdict.
package enum ExactlyOnce {
    package static func analyzer(rules: [ObligationRule], contracts: ContractTable = .standard) -> Analyzer {
        Analyzer(
            name: "exactly-once",
            glance: { TextGlance(at: $0, contracts: contracts).analysis },
            open: { file in
                let survey = FileSurvey(file, contracts: contracts)
                return OpenAnalysis(
                    run: { analysis(of: FileContext(survey, knowing: $0), rules: rules) },
                    tell: { FactTeller(context: FileContext(survey, knowing: $1)).answer(to: $0) })
            })
    }

    private static func analysis(of context: FileContext, rules: [ObligationRule]) -> FileAnalysis {
        var analysis = FileAnalysis()
        for (obligation, verdict) in verdicts(in: context) {
            analysis.findings.add(verdict, of: obligation, rules: rules)
        }
        analysis.findings.diagnostics += context.annotated.faults.map {
            Diagnostic(rule: "malformed-annotation", message: $0.message, at: $0.location, witness: [$0])
        }
        analysis.findings.diagnostics = distinct(analysis.findings.diagnostics)
        let teller = FactTeller(context: context)
        analysis.offers = teller.offers
        let owners = OwnershipAnswers(ownership: context.declarations.ownership, asks: teller.asks)
        analysis.foretell = { owners.answer(to: $0, knowing: $1) }
        analysis.asks = context.asks.union(teller.asks)
        analysis.stands = { [premises = context.premises] known in
            let elsewhere = Elsewhere(known)
            return premises.allSatisfy { $0.isGoodEnough(for: elsewhere) }
        }
        return analysis
    }

    /// One finding for each thing to say about a line, whatever the paths that lead there.
    private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<String> = []
        return diagnostics.sorted().filter { diagnostic in
            seen.insert("\(diagnostic.location.line) \(diagnostic.rule) \(diagnostic.message)").inserted
        }
    }

    /// Every obligation of a file with its verdict, in the order of the source.
    private static func verdicts(in context: FileContext) -> [(obligation: Obligation, verdict: Verdict)] {
        var judged: [Place: (obligation: Obligation, verdict: Verdict)] = [:]
        for function in context.declarations.functions.indices {
            for tracked in ObligationFinder(context: context, function: function).all() {
                let (obligation, verdict) = judge(tracked, in: function, of: context)
                let place = Place(site: tracked.site, name: tracked.name)
                judged[place] = (obligation, judged[place].map { $0.verdict.combined(with: verdict) } ?? verdict)
            }
            for tracked in ObligationFinder(context: context, function: function).lent() {
                let (obligation, verdict) = judge(tracked, in: function, of: context)
                let place = Place(site: tracked.site, name: tracked.name)
                if judged[place] == nil, let faults = verdict.repeats { judged[place] = (obligation, faults) }
            }
        }
        for (obligation, verdict) in WaitingSlots(context: context).verdicts() {
            judged[Place(ofStored: obligation)] = (obligation, verdict)
        }
        let stored = Lifecycle(context: context).violations() + DelegateExits(context: context).violations()
        for (obligation, violations) in stored {
            let place = Place(ofStored: obligation)
            var all = violations
            if case .violated(let known)? = judged[place]?.verdict { all = known + violations }
            judged[place] = (obligation, .violated(all))
        }
        // Two handlers of one function stand in one place.
        return judged.values.sorted {
            let (one, other) = ($0.obligation, $1.obligation)
            return one.location == other.location ? one.name < other.name : one.location < other.location
        }
    }

    /// An obligation of a local function's body is met wherever the function is called; it is one all the same.
    private struct Place: Hashable {
        let site: Site
        let name: String

        init(site: Site, name: String) {
            self.site = site
            self.name = name
        }

        /// Of what a stored property holds, which may be declared in another file.
        init(ofStored obligation: Obligation) {
            self.init(site: Site(start: 0, end: 0), name: "\(obligation.location)")
        }
    }

    static func judge(
        _ tracked: TrackedObligation, in function: Int, of context: FileContext
    ) -> (obligation: Obligation, verdict: Verdict) {
        let obligation = Obligation(
            kind: tracked.kind, name: tracked.name, location: context.file.location(of: tracked.site),
            symbol: context.declarations.functions[function].qualifiedName)
        let exploration = furthered(context.exploration(of: tracked, in: function, asksOthers: true))
        let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
        let isIsolated = context.declarations.isIsolated(function)
        let isLostWithTest = tracked.kind == .promise && context.declarations.functions[function].isTest
        let violations = Violations(
            builder: builder, isSeenByOthers: context.isSeenByOthers(function),
            unexpected: context.contracts.unexpected,
            addresses: WrittenAddress(file: context.file, contracts: context.contracts))
        var found = violations.all(isIsolated: isIsolated).filter {
            $0.defect != .undischargedOnThrow || !isLostWithTest
        }
        let held = HeldSelf(context: context, function: function)
        if found.contains(where: \.isOfWeakSelf),
            held.isAwaiting(tracked) || held.isSelfKept || held.isShown(with: tracked) || held.isHeld(by: tracked)
        {
            found.removeAll(where: \.isOfWeakSelf)
        }
        if !found.isEmpty { askWhatTerminates(in: exploration.flow.graph, context) }
        if found.contains(where: \.isOfWeakSelf) { askWhatLasts(function, context) }
        if found.contains(where: { $0.defect == .neverDischarged }) {
            ObligationFinder(context: context, function: function).askWhoReplaces()
        }
        let excuses = Excuses(exploration: exploration, function: function, context: context)
        if let reason = excuses.excuse(&found) { return (obligation, .unknown(reason: reason)) }
        return (obligation, verdict(of: exploration, found))
    }

    /// What callbacks are given, and who keeps the object meanwhile, is asked for where a path would need to know it.
    private static func furthered(_ exploration: Exploration) -> Exploration {
        guard exploration.seemsWrong else { return exploration }
        let flow = exploration.flow
        let holding = flow.knowingHolders
        return ((holding ?? flow).knowingDeliveries ?? holding).map { Exploration($0) } ?? exploration
    }

    /// A path that seems wrong may go through a function of another file that never returns.
    private static func askWhatTerminates(in graph: FlowGraph, _ context: FileContext) {
        for call in graph.calls {
            guard let name = call.name else { continue }
            let method = call.qualifyingType.map { Statement.method(name, of: $0) }
            context.asks.insert(Statement.never.ask(of: method ?? name))
        }
    }

    /// A weak `self` is not nil while the program keeps the object, which another file says.
    private static func askWhatLasts(_ function: Int, _ context: FileContext) {
        guard let type = context.declarations.functions[function].simpleTypeName else { return }
        context.askWhatLasts(context.declarations.ownership.line(of: type))
    }

    private static func verdict(of exploration: Exploration, _ found: [Violation]) -> Verdict {
        guard exploration.isComplete else { return .unknown(reason: "too many paths to follow") }
        if !found.isEmpty { return .violated(found) }
        guard exploration.count.contains(.unknown) else { return .proved }
        return .unknown(reason: exploration.reasons.keys.min() ?? "in a closure that is kept")
    }
}

extension Violation {
    /// Whether it needs the object to be gone that the method belongs to.
    fileprivate var isOfWeakSelf: Bool { defect == .droppable(reference: "self") }
}

extension Verdict {
    /// The same without paths that leave the obligation to others; nothing where no fault is left.
    fileprivate var repeats: Verdict? {
        guard case .violated(let all) = self else { return nil }
        let repeats = all.filter { !$0.defect.isLeak }
        return repeats.isEmpty ? nil : .violated(repeats)
    }

    /// What is known where the same obligation was followed twice: the worse of the two.
    fileprivate func combined(with other: Verdict) -> Verdict {
        switch (self, other) {
        case (.violated, _), (.unknown, .proved): self
        default: other
        }
    }
}

extension Findings {
    fileprivate mutating func add(_ verdict: Verdict, of obligation: Obligation, rules: [ObligationRule]) {
        obligations.append(ObligationRecord(obligation, verdict))
        guard case .violated(let violations) = verdict else { return }
        diagnostics += violations.compactMap { violation in rules.lazy.compactMap { $0.diagnose(violation) }.first }
    }
}

extension ObligationRecord {
    fileprivate init(_ obligation: Obligation, _ verdict: Verdict) {
        let (judgement, reason): (Judgement, String?) =
            switch verdict {
            case .proved: (.proved, nil)
            case .violated: (.violated, nil)
            case .unknown(let reason): (.unknown, reason)
            }
        self.init(
            location: obligation.location, kind: obligation.kind.rawValue, name: obligation.name,
            symbol: obligation.symbol, judgement: judgement, reason: reason)
    }
}

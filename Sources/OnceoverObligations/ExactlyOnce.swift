import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import OnceoverSymbols

/// The exactly-once analyzer: finds the obligations of a file, follows their paths and gives each a verdict.
package enum ExactlyOnce {
    package static func analyzer(rules: [ObligationRule], by basis: VerdictBasis = VerdictBasis()) -> Analyzer {
        Analyzer(
            name: "exactly-once",
            glance: { TextGlance(at: $0, contracts: basis.contracts).analysis },
            open: { file in
                let survey = FileSurvey(file, by: basis)
                return OpenAnalysis(
                    run: { analysis(of: FileContext(survey, knowing: $0), rules: rules) },
                    tell: { FactTeller(context: FileContext(survey, knowing: $1)).answer(to: $0) })
            })
    }

    private static func analysis(of context: FileContext, rules: [ObligationRule]) -> FileAnalysis {
        var analysis = FileAnalysis()
        for judgement in judgements(in: context) { analysis.findings.add(judgement, rules: rules) }
        analysis.findings.diagnostics += context.code.annotated.faults.map {
            Diagnostic(rule: "malformed-annotation", message: $0.message, at: $0.location, witness: [$0])
        }
        if context.file.hasGuests { analysis.findings.keep(in: context.file.path) }
        analysis.findings.diagnostics = distinct(analysis.findings.diagnostics)
        analysis.asks = context.others.asks
        analysis.stands = { [premises = context.others.premises] known in
            let elsewhere = Elsewhere(known)
            return premises.allSatisfy { $0.isGoodEnough(for: elsewhere) }
        }
        if !context.file.hasGuests { tell(by: FactTeller(context: context), &analysis) }
        return analysis
    }

    /// What other files may have of a file, and it of them. With guests, both are what they were without.
    private static func tell(by teller: FactTeller, _ analysis: inout FileAnalysis) {
        let context = teller.context
        analysis.asks.formUnion(teller.asks)
        analysis.offers = teller.offers
        let owners = OwnershipAnswers(ownership: context.declarations.ownership, asks: teller.asks)
        analysis.foretell = { owners.answer(to: $0, knowing: $1) }
        analysis.isOfTests = context.isOfTests
        analysis.dependencies = VerdictDependencies(context: context, analysis.findings.obligations).names
    }

    /// One finding for each thing to say about a line, whatever the paths that lead there: the most urgent one.
    private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var kept: [String: Diagnostic] = [:]
        for diagnostic in diagnostics.sorted() {
            let key = "\(diagnostic.location.line) \(diagnostic.rule) \(diagnostic.message)"
            if let known = kept[key], known.level >= diagnostic.level { continue }
            kept[key] = diagnostic
        }
        return kept.values.sorted()
    }

    /// Every obligation of a file with its verdict, in the order of the source.
    private static func judgements(in context: FileContext) -> [Judgement] {
        var judged: [Place: Judgement] = [:]
        for function in context.declarations.functions.indices where context.owns(function) {
            judge(function, in: context, &judged)
        }
        for judgement in WaitingSlots(context: context).judgements() {
            judged[Place(ofStored: judgement.obligation)] = judgement
        }
        for (obligation, violations) in Lifecycle(context: context).violations()
            + DelegateExits(context: context).violations()
        {
            let leveled = Leveling(context: context).leveled(violations)
            add(Judgement(obligation, faults: leveled), at: Place(ofStored: obligation), to: &judged)
        }
        // Two handlers of one function stand in one place.
        return judged.values.sorted {
            let (one, other) = ($0.obligation, $1.obligation)
            return (one.location, one.name, one.kind.rawValue) < (other.location, other.name, other.kind.rawValue)
        }
    }

    private static func judge(_ function: Int, in context: FileContext, _ judged: inout [Place: Judgement]) {
        let finder = ObligationFinder(context: context, function: function)
        for tracked in finder.all() {
            let judgement = Judgement(of: tracked, in: function, context: context)
            // What an assumption says is no obligation has nothing to prove.
            guard let told = tracked.rulings.isEmpty ? judgement : judgement.ofFaults else { continue }
            add(told, at: Place(of: tracked), to: &judged)
        }
        for (tracked, isSettled) in finder.ofOthers() where judged[Place(of: tracked)] == nil {
            let judgement = Judgement(of: tracked, in: function, context: context)
            judged[Place(of: tracked)] = isSettled ? judgement.ofFaults : judgement.ofRepeats
        }
    }

    private static func add(_ judgement: Judgement, at place: Place, to judged: inout [Place: Judgement]) {
        judged[place] = judged[place].map { $0.combined(with: judgement) } ?? judgement
    }

    /// An obligation of a local function's body is met wherever the function is called; it is one all the same.
    private struct Place: Hashable {
        let site: Site
        let name: String

        init(of tracked: TrackedObligation) {
            site = tracked.site
            name = tracked.name
        }

        /// Of what a stored property holds, which may be declared in another file.
        init(ofStored obligation: Obligation) {
            site = Site(start: 0, end: 0)
            name = "\(obligation.location)"
        }
    }
}

extension Findings {
    fileprivate mutating func add(_ judgement: Judgement, rules: [ObligationRule]) {
        obligations.append(ObligationRecord(judgement))
        for violation in judgement.violations {
            guard let diagnostic = rules.lazy.compactMap({ $0.diagnose(violation) }).first else { continue }
            if violation.isExcused {
                excused.append(ExcusedDiagnostic(diagnostic, assumptions: violation.assumptions))
            } else {
                diagnostics.append(diagnostic)
            }
        }
    }
}

import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource

/// Turns what went wrong on the paths of an obligation into violations with their witnesses.
struct Violations {
    let builder: WitnessBuilder
    let function: Int
    let context: FileContext
    var scope = Case.Scope.body
    private var exploration: Exploration { builder.exploration }
    private var body: FollowedBody { exploration.flow.body }
    private var needs: PathNeed { PathNeed(exploration: exploration) }

    /// One path is enough to show a defect. Of more than this, only the first ones are reported.
    private static let limit = 8

    /// Those that stand come first.
    func all(isIsolated: Bool) -> [Violation] {
        let onPaths = leakSuspects() + repeatSuspects()
        let found = ruled(onPaths.isEmpty && !isPromise ? races(isIsolated: isIsolated) : onPaths)
        return Array((found.filter(\.stands) + found.filter { !$0.stands }).prefix(Self.limit))
    }

    /// - Parameter isMeant: whether a path is asked for, by where it went wrong.
    func leaks(where isMeant: (Blame) -> Bool = { _ in true }) -> [Violation] { ruled(leakSuspects(where: isMeant)) }

    func repeats(where isMeant: (RepeatedDischarge) -> Bool = { _ in true }) -> [Violation] {
        ruled(repeatSuspects(where: isMeant))
    }

    private var isPromise: Bool { builder.obligation.kind == .promise }

    /// The same with what assumptions say of each.
    func ruled(_ suspects: [Suspect]) -> [Violation] {
        suspects.map { suspect in
            let asked = Case(
                violation: suspect.violation, evidence: suspect.evidence, all: suspects, scope: scope,
                exploration: exploration, function: function, context: context)
            return suspect.violation.ruledOut(by: context.code.survey.assumptions.rulings(on: asked))
        }
    }

    private func races(isIsolated: Bool) -> [Suspect] {
        CallbackRaces.all(of: exploration.flow, isIsolated: isIsolated).map { race in
            let repeated = race.repeated
            let words = "nothing but a plain flag keeps both from running at the same time"
            let witness = [
                Note("\(builder.obligation.kind.discharged) here", at: builder.location(repeated.first)),
                Note("and here: \(words)", at: builder.location(repeated.second)),
            ]
            var found = violation(.raced, at: builder.location(repeated.second), witness)
            found.detail = .rival(race.rival)
            return Suspect(violation: found, evidence: .race)
        }
    }

    private func leakSuspects(where isMeant: (Blame) -> Bool = { _ in true }) -> [Suspect] {
        if body.isWithoutEvents, !exploration.leaks.isEmpty {
            return [leak(Blame(branch: nil, rest: [exploration.leaks[0]]), .neverDischarged)]
        }
        let found = Blame.branches(of: exploration)
        let told = Blame.branches(of: exploration, from: exploration.toldLeaks.keys.sorted())
        let places = Set(found.map(location))
        return (found + told.filter { !places.contains(location(of: $0)) }).filter(isMeant).compactMap(leak)
    }

    /// Nil if dropping the obligation answers it.
    private func leak(_ blame: Blame) -> Suspect? {
        if let closure = blame.silentOutcome(in: exploration) { return silence(of: closure, blame) }
        let defect = defect(of: blame)
        return isAnswered(defect) ? nil : leak(blame, defect)
    }

    private func silence(of closure: Int, _ blame: Blame) -> Suspect {
        let place = builder.location(body.graph.regions[closure].site)
        return Suspect(
            violation: violation(.undischargedPath, at: place, builder.witness(of: blame), needing: .outcome),
            evidence: .silence(closure: closure, blame))
    }

    private func leak(_ blame: Blame, _ defect: Violation.Defect) -> Suspect {
        var found = violation(
            defect, at: location(of: blame), builder.witness(of: blame), needing: needs.need(of: blame, defect))
        if defect == .undischargedPath { found.detail = idler(at: blame).map { .closureNotRun(by: $0) } }
        return Suspect(violation: found, evidence: .leak(blame))
    }

    /// The function that is given the closure that would discharge, and never runs it.
    private func idler(at blame: Blame) -> String? {
        guard case .skipsClosure(let region)? = blame.branch?.edge.outcome, body.plan.mode(of: region) == .never
        else { return nil }
        return body.graph.call(givenRegion: region)?.name
    }

    /// Dropping a continuation of the runtime library answers with an error. If a reference is gone, that is the
    /// intended answer.
    private func isAnswered(_ defect: Violation.Defect) -> Bool {
        guard builder.obligation.kind == .answerable, case .droppable = defect else { return false }
        return true
    }

    private func repeatSuspects(where isMeant: (RepeatedDischarge) -> Bool = { _ in true }) -> [Suspect] {
        if exploration.repeats.isEmpty { return [] }
        return RepeatSearch(exploration).all().filter(isMeant).map { repeated in
            let defect = defect(of: repeated)
            let found = violation(
                defect, at: builder.location(repeated.site), builder.witness(of: repeated),
                needing: needs.need(of: repeated, defect))
            return Suspect(violation: found, evidence: .repeated(repeated))
        }
    }

    private func defect(of repeated: RepeatedDischarge) -> Violation.Defect {
        if let region = repeated.repeatingRegion {
            return .dischargedByRepeating(callback: body.graph.callbackName(of: region))
        }
        return repeated.isMissingReturn ? .dischargedBeforeAnother : .dischargedAgain
    }

    private func violation(
        _ defect: Violation.Defect, at location: Location, _ witness: [Note], needing need: Need = .overlap
    ) -> Violation {
        Violation(obligation: builder.obligation, defect: defect, location: location, witness: witness, need: need)
    }

    private func defect(of blame: Blame) -> Violation.Defect {
        guard let edge = blame.branch?.edge else { return .neverDischarged }
        if case .chainIsNil(let name) = edge.outcome { return .droppable(reference: name) }
        if let weak = edge.assumptions.first(where: { $0.fact == .isNil(true) && body.graph.terms[$0.term].isWeak }) {
            return .droppable(reference: body.graph.terms[weak.term].name)
        }
        if let weak = edge.assumptions.lazy.compactMap({ reference(endingChain: $0) }).first {
            return .droppable(reference: weak)
        }
        if let helper = helper(before: blame) { return .undischargedByHelper(function: helper) }
        return edge.outcome == .throwsError && catchSite(after: blame) == nil ? .undischargedOnThrow : .undischargedPath
    }

    /// `guard let store = self?.store`, where `store` is never nil: the weak reference whose being nil alone makes a chain nil.
    private func reference(endingChain assumption: Constraint) -> String? {
        guard assumption.fact == .isNil(true) else { return nil }
        let ends = body.graph.endsOfChain(assumption.term)
        let isGiven = ends.values.allSatisfy { PathValues(body: body).fact(of: $0, FactSet()) == .isNil(false) }
        guard isGiven, let weak = ends.references.first, ends.references.count == 1, body.graph.terms[weak].isWeak
        else { return nil }
        return body.graph.terms[weak].name
    }

    /// The function of the file that a path went through in front of the losing edge, if that is where it was lost.
    private func helper(before blame: Blame) -> String? {
        guard let (point, edge) = blame.branch, [.always, .throwsError].contains(edge.outcome) else { return nil }
        let block = body.graph.blocks[exploration.simulation.points[point].node]
        return block.call.flatMap { body.effects[$0] }.flatMap { $0.isPartial ? $0.helper : nil }
    }

    private func location(of blame: Blame) -> Location {
        guard let (point, edge) = blame.branch else { return builder.obligation.location }
        // The call is missing behind the loop, not at its head.
        if edge.outcome == .loopEnds { return builder.location(builder.endSite(of: [point] + blame.rest)) }
        return builder.location(catchSite(after: blame) ?? caseSite(after: blame) ?? edge.site)
    }

    /// The label that is taken where an earlier one of the `switch` is not.
    private func caseSite(after blame: Blame) -> Site? {
        guard blame.branch?.edge.outcome == .doesNotMatch else { return nil }
        return labelSite(after: blame)
    }

    /// Where the error that leaves a branch is caught: that is the place to mend.
    private func catchSite(after blame: Blame) -> Site? {
        guard let edge = blame.branch?.edge, edge.outcome == .throwsError else { return nil }
        return labelSite(after: blame)
    }

    /// The first label that matches on the rest of the path, where the path goes straight to it.
    private func labelSite(after blame: Blame) -> Site? {
        let nodes = blame.rest.map { exploration.simulation.points[$0].node }
        for (node, following) in zip(nodes, nodes.dropFirst()) {
            guard let edge = body.graph.blocks[node].edges.first(where: { $0.target == following }) else { return nil }
            switch edge.outcome {
            case .matches, .catches: return edge.site
            case .doesNotMatch, .always: continue
            default: return nil
            }
        }
        return nil
    }
}

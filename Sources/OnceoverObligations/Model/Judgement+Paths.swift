import OnceoverControlFlow
import OnceoverDiagnostics

extension Judgement {
    /// What is made of an obligation once all its paths are followed.
    init(of tracked: TrackedObligation, in function: Int, context: FileContext) {
        let obligation = Obligation(
            kind: tracked.kind, name: tracked.name, location: context.file.location(of: tracked.site),
            symbol: context.declarations.functions[function].qualifiedName, isOfFramework: tracked.isOfFramework)
        let exploration = context.flows.exploration(of: tracked, in: function, asksOthers: true).furthered
        let violations = Violations(
            builder: WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file),
            function: function, context: context
        ).all(isIsolated: context.declarations.isIsolated(function)).map {
            $0.ruledOut(by: $0.rulings + tracked.rulings)
        }
        let found = Leveling(context: context).leveled(violations, of: tracked, in: function)
        if !found.isEmpty { context.others.askWhatTerminates(in: exploration.flow.body.graph) }
        let proof = Proof(exploration, function: function, context: context)
        self.init(obligation, Verdict(of: proof, found), found)
    }
}

extension Verdict {
    /// - Parameter found: what is wrong on the paths.
    fileprivate init(of proof: Proof, _ found: [Violation]) {
        let exploration = proof.exploration
        guard exploration.isComplete else {
            self = .unknown(.tooManyPaths)
            return
        }
        if found.contains(where: \.stands) {
            self = .violated(found)
        } else if exploration.count.contains(.unknown) {
            self = .unknown(
                exploration.reasons.keys.min { $0.words < $1.words }.map(UnknownReason.handedOver) ?? .keptClosure)
        } else {
            self = Verdict(completing: proof, ruledOut: Set(found.flatMap(\.assumptions)))
        }
    }

    /// Of paths without a fault, but for those that assumptions rule out.
    private init(completing proof: Proof, ruledOut: Set<AssumptionID>) {
        let completions = proof.completions
        let assumed = ruledOut.union(completions).sorted()
        let denied = proof.context.code.survey.assumptions.denied(of: completions)
        self = denied.first.map { .unknown(.notAssumed($0)) } ?? (assumed.isEmpty ? .proved : .assumed(assumed))
    }
}

extension Exploration {
    /// The same, with what callbacks are given, and who keeps the object meanwhile, where a path would need to know it.
    fileprivate var furthered: Exploration {
        guard seemsWrong else { return self }
        let holding = flow.knowingHolders
        return ((holding ?? flow).knowingDeliveries ?? holding).map { Exploration($0) } ?? self
    }
}

extension OtherFiles {
    /// A path that seems wrong may go through a function of another file that never returns.
    fileprivate func askWhatTerminates(in graph: FlowGraph) {
        for call in graph.calls {
            guard let name = call.name else { continue }
            let method = call.qualifyingType.map { Statement.method(name, of: $0) }
            ask(.never, of: method ?? name)
        }
    }
}

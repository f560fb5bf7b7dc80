import OnceoverDiagnostics

/// One obligation with its verdict, and all that was found of it: also what assumptions rule out.
struct Judgement {
    let obligation: Obligation
    let verdict: Verdict
    let violations: [Violation]

    init(_ obligation: Obligation, _ verdict: Verdict, _ violations: [Violation] = []) {
        self.obligation = obligation
        self.verdict = verdict
        self.violations = violations
    }

    /// One of which nothing is known but violations.
    init(_ obligation: Obligation, faults: [Violation]) {
        self.init(obligation, Verdict(of: faults) ?? .proved, faults)
    }

    /// The same where the obligation was met twice: the worse of both verdicts.
    func combined(with other: Judgement) -> Judgement {
        Judgement(obligation, verdict.combined(with: other.verdict), violations + other.violations)
    }

    /// The same without paths that leave the obligation to others; nil if no fault is left.
    var ofRepeats: Judgement? { ofFaults { !$0.defect.isLeak } }

    /// The same where only faults are known; nil if there is none.
    var ofFaults: Judgement? { ofFaults { _ in true } }

    private func ofFaults(where isMeant: (Violation) -> Bool) -> Judgement? {
        let faults = violations.filter(isMeant)
        return Verdict(of: faults).map { Judgement(obligation, $0, faults) }
    }
}

extension Verdict {
    /// What violations make of it: nothing where there are none.
    init?(of violations: [Violation]) {
        if violations.isEmpty { return nil }
        self =
            violations.contains(where: \.stands)
            ? .violated(violations) : .assumed(Set(violations.flatMap(\.assumptions)).sorted())
    }

    /// Whether no path breaks the promise: there is none that an assumption would have to rule out.
    package var isWithoutFault: Bool {
        switch self {
        case .proved: true
        case .assumed(let names): names.allSatisfy { AssumptionCatalog.assumption($0)?.effect == .completes }
        case .violated, .unknown: false
        }
    }

    fileprivate func combined(with other: Verdict) -> Verdict {
        switch (self, other) {
        case (.violated(let one), .violated(let another)): .violated(one + another)
        case (.violated, _), (.unknown, .proved), (.unknown, .assumed), (.assumed, .proved): self
        case (.assumed(let one), .assumed(let another)): .assumed(Set(one + another).sorted())
        default: other
        }
    }
}

extension ObligationRecord {
    init(_ judged: OnceoverObligations.Judgement) {
        let obligation = judged.obligation
        let (judgement, assumptions, reason): (Judgement, [AssumptionID], String?) =
            switch judged.verdict {
            case .proved: (.proved, [], nil)
            case .assumed(let names): (.assumed, names, nil)
            case .violated: (.violated, [], nil)
            case .unknown(let reason): (.unknown, [], reason.words)
            }
        self.init(
            location: obligation.location, kind: obligation.kind.rawValue, name: obligation.name,
            symbol: obligation.symbol, judgement: judgement, assumptions: assumptions, reason: reason)
    }
}

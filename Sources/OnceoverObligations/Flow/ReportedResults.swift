import OnceoverControlFlow
import OnceoverDataflow

/// What paths return, and what it says of those that leave the obligation alone.
struct ReportedResults {
    private let flow: ObligationFlow
    /// What stands for the result of the function, or of the closure, that the obligation is given to.
    private let term: TermID?
    /// What is known of the results of paths that discharge.
    private let others: [Fact?]

    /// - Parameter discharging: the ends of paths that did something with the obligation.
    init(flow: ObligationFlow, discharging: [PropertySimulation.Point]) {
        self.flow = flow
        let term = Self.term(of: flow)
        self.term = term
        others = term.map { term in discharging.map { $0.state.facts.fact(of: term) } } ?? []
    }

    /// Whether a path that leaves the obligation alone says so by what it returns: another truth value or case than every path
    /// that discharges; anything but nil, where those return nil; or the answer itself.
    func excuse(_ leak: PropertySimulation.Point) -> Bool {
        guard let term else { return false }
        let left = leak.state.facts.fact(of: term)
        if leak.state.facts[PathKey.answered.key] != nil { return true }
        if saysNothingStarted(left) { return true }
        return others.allSatisfy { Self.differs($0, from: left) }
    }

    /// `{ item, completion in … return nil }`: whoever runs the closure sees that nothing was started, where other paths return
    /// what was. A function that does the same only has nothing to give.
    private func saysNothingStarted(_ left: Fact?) -> Bool {
        flow.tracked.isOfClosure && flow.tracked.isExcusedByNil && left == .isNil(true)
            && others.allSatisfy { $0 != .isNil(true) }
    }

    private static func term(of flow: ObligationFlow) -> TermID? {
        if flow.tracked.end == flow.graph.exit { return flow.graph.returnTerm }
        return flow.tracked.isOfClosure ? flow.closureOfStart.map { flow.graph.regions[$0].result } : nil
    }

    private static func differs(_ taken: Fact?, from left: Fact?) -> Bool {
        switch (taken, left) {
        case (.isNil(true)?, _): left != .isNil(true)
        case (.boolean(let one)?, .boolean(let other)?): one != other
        case (.isCase(let one, true)?, .isCase(let other, true)?): one != other
        default: false
        }
    }
}

import OnceoverControlFlow
import OnceoverDataflow

/// What paths return, and what it says of those that leave the obligation alone.
struct ReportedResults {
    private let body: FollowedBody
    /// What stands for the result of the function, or of the closure, that the obligation is given to, and for its parts.
    private let terms: [TermID]
    private let discharging: [PropertySimulation.Point]

    /// - Parameter discharging: the ends of paths that did something with the obligation.
    init(body: FollowedBody, discharging: [PropertySimulation.Point]) {
        self.body = body
        self.discharging = discharging
        let result = Self.term(of: body)
        let parts = result.map { result in (0..<4).compactMap { body.graph.terms.find("\($0)", of: result) } }
        terms = [result].compactMap { $0 } + (parts ?? [])
    }

    /// Whether a path that leaves the obligation alone says so by what it returns: another truth value or case than every path
    /// that discharges; anything but nil, where those return nil; or the answer itself.
    func excuse(_ leak: PropertySimulation.Point) -> Bool {
        guard let result = terms.first else { return false }
        if leak.state.facts[PathKey.answered.key] != nil { return true }
        let (left, others) = (leak.state.facts.fact(of: result), known(of: result))
        if saysNothingStarted(left, others) || isRefused(left, others) { return true }
        return terms.contains { term in
            let left = leak.state.facts.fact(of: term)
            return known(of: term).allSatisfy { Self.differs($0, from: left) }
        }
    }

    /// What is known of a term where paths end that discharge.
    private func known(of term: TermID) -> [Fact?] { discharging.map { $0.state.facts.fact(of: term) } }

    /// `guard isOpen else { return nil }`: the caller sees that nothing was started, where the paths that call the handler, or
    /// hand it on, return what was. Where one of them returns nil too, nil says nothing.
    private func saysNothingStarted(_ left: Fact?, _ others: [Fact?]) -> Bool {
        body.tracked.isExcusedByNil && left == .isNil(true) && others.allSatisfy { $0 != .isNil(true) }
    }

    /// `guard isOn else { return false }; return radio.send(text) { completion() }`
    private func isRefused(_ left: Fact?, _ others: [Fact?]) -> Bool {
        left == .boolean(false) && !others.isEmpty && !others.contains(.boolean(false))
    }

    private static func term(of body: FollowedBody) -> TermID? {
        if body.tracked.end == body.graph.exit { return body.graph.returnTerm }
        return body.tracked.isOfClosure ? body.closureOfStart.map { body.graph.regions[$0].result } : nil
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

extension Call {
    /// What has the outcome that a link of a chain hears of: what the chain's first call gives, `api.load()` of
    /// `api.load().done { }`, so that another `api.load()` has another; or a variable that tells one link after the other,
    /// `future` of `future.whenSuccess { }`. Nothing where the call is made on nothing.
    ///
    /// - Complexity: O(links × calls).
    func request(among calls: [Call], _ terms: TermTable) -> TermID? {
        guard let receiver, let maker = calls.last(where: { $0.result == receiver }), let first = maker.receiver else {
            return chainRoot
        }
        if terms[first].kind == .callResult || maker.isLink { return maker.request(among: calls, terms) }
        return receiver
    }

    /// Whether it receives an outcome itself, as `future.then { }` does.
    private var isLink: Bool { arguments.contains { $0.operand.isClosure } }
}

extension FlowGraph {
    /// The value whose outcome a closure's call receives.
    package func request(givingTo region: Int) -> TermID? {
        call(givenRegion: region)?.request(among: calls, terms)
    }
}

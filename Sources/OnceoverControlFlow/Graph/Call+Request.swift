extension Call {
    /// The term that has the outcome of a chain: the first call of the chain, `api.load()` in `api.load().done { }`, or
    /// a variable that several chains share, `future` in `future.whenSuccess { }`. Each `api.load()` has an outcome of
    /// its own. Nil if the call has no receiver.
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

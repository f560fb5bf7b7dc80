import OnceoverContracts

/// The one case that a contract says a closure is given each time: an animator that is not reversed is at its end.
extension RegionLowering {
    func noteGivenCases(to index: Int, at site: Site) {
        let region = builder.graph.regions[index]
        guard let call = region.call.map({ builder.graph.calls[$0] }), let argument = region.argument,
            let name = call.name,
            builder.contracts.givesCases(name), let type = typeOfReceiver(of: call)
        else { return }
        let use = ClosureUse(of: argument, in: call, type: type, literals: [:])
        guard let contract = builder.contracts.callback(of: name, use), contract.gives.count == 1,
            !contract.givenUnless.contains(where: builder.names.mentions)
        else { return }
        for (parameter, given) in zip(region.parameters, contract.gives[0]) {
            guard case .member(let name) = given else { continue }
            builder.graph.append(.assign(parameter, .enumCase(builder.graph.caseNumber(name)), site))
        }
    }

    /// `let animator = UIViewPropertyAnimator(…)`
    private func typeOfReceiver(of call: Call) -> String? {
        guard let receiver = call.receiver, let made = builder.namedResults[receiver],
            case .name(let type)? = builder.graph.calls.first(where: { $0.result == made })?.callee,
            Call.isTypeName(type)
        else { return nil }
        return type
    }
}

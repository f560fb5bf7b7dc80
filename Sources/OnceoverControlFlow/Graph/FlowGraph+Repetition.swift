import OnceoverContracts

extension FlowGraph {
    /// Whether a closure is known to run again, if nothing stops what calls it.
    package func firesAgain(_ region: Int) -> Bool { regions[region].firesAgain || isRepeated(region) }

    /// Whether the object that is given the closure calls it again, as the body tells it to: `timer.schedule(…, repeating: 1)`;
    /// or as what made it does.
    private func isRepeated(_ region: Int) -> Bool {
        let evidence = regions[region].repeatedBy
        guard !evidence.isEmpty, let object = call(givenRegion: region)?.receiver else { return false }
        return calls.contains { call in
            evidence.contains { shows(call, $0) }
                && (call.receiver == object || targets(assigned: call.result).contains(object))
        }
    }

    private func shows(_ call: Call, _ evidence: APIName) -> Bool {
        call.name == evidence.base
            && evidence.isAmong(call.arguments.filter { !isNever($0.operand) }.map(\.label))
    }

    /// `repeating: .never`
    private func isNever(_ value: Operand) -> Bool {
        if case .enumCase(let number) = value { caseNames[Int(number)] == "never" } else { false }
    }
}

import OnceoverControlFlow

/// What flags begin as, and which answers only one call gets.
extension Claims {
    /// What a flag is that callbacks set to these values: of two truth values the other one; of cases, the one that callbacks
    /// ask for and none of them sets.
    func valueBefore(_ values: Set<Operand>, of term: TermID) -> Fact? {
        if values.count == 1, case .boolean(let value)? = values.first { return .boolean(!value) }
        let set = values.compactMap { value -> Int32? in if case .enumCase(let number) = value { number } else { nil } }
        guard set.count == values.count, !graph.terms[term].mentions.contains(graph.selfTerm) else { return nil }
        let asked = graph.blocks.lazy.filter(isInCallback).flatMap(\.edges).flatMap(\.assumptions).filter {
            $0.term == term
        }
        let others = Set(asked.map(\.fact)).filter { fact in
            if case .isCase(let number, true) = fact { !set.contains(number) } else { false }
        }
        return others.count == 1 ? others.first : nil
    }

    func oneTimeAnswer(to call: Call) -> Fact? {
        guard call.receiver != nil else { return nil }
        if isInsertion(call) { return .boolean(true) }
        guard graph.isAsked(call.result) || graph.isTested(call.result), isMadeHere(call) else { return nil }
        return grants.answerGivenOnce(call, in: graph)
    }

    /// `seen.insert("done").inserted`, where nothing else is put into a set of the body's own.
    private func isInsertion(_ call: Call) -> Bool {
        guard call.name == "insert", graph.terms.find("inserted", of: call.result) != nil, let set = call.receiver,
            graph.terms[set].isVariable, !graph.parameters.contains(set)
        else { return false }
        let texts = graph.calls.filter { $0.name == "insert" && $0.receiver == set }.map { $0.arguments.first?.text }
        return !texts.contains(nil) && Set(texts).count == 1
    }
}

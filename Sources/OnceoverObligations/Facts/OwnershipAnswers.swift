import OnceoverAnalysis
import OnceoverSymbols

/// Answers questions about the owners of objects after the file is closed. It needs only to know which type owns which.
struct OwnershipAnswers: Sendable {
    let ownership: Ownership
    /// What the file would know of others, whatever it is asked.
    let asks: Set<Ask>

    /// The answer that the opened file would give; nil if it is asked for something else.
    func answer(to names: Set<String>, knowing known: KnownFacts) -> FactAnswer? {
        let types = Set(names.compactMap(Statement.lasting.subject(of:)))
        guard types.count == names.count else { return nil }
        let lasting = lasting(among: types, knowing: known)
        var answer = FactAnswer()
        answer.facts = lasting.map { Statement.lasting.fact(of: $0, isPublic: Statement.lasting.isPublic) }
        // An object lasts if its owner does, which another file may know.
        let owners = types.subtracting(lasting).flatMap(ownership.line(above:))
        answer.asks = asks.union(owners.map(Statement.lasting.ask))
        answer.stands = { self.lasting(among: types, knowing: $0) == lasting }
        return answer
    }

    private func lasting(among types: Set<String>, knowing known: KnownFacts) -> Set<String> {
        ownership.lasting(besides: Set(known.all.compactMap(Statement.lasting.subject))).intersection(types)
    }
}

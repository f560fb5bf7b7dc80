import OnceoverAnalysis
import OnceoverSymbols

/// What a file tells of the objects that last, after it has been closed: who owns whom is all that it takes.
struct OwnershipAnswers: Sendable {
    let ownership: Ownership
    /// What the file would know of others, whatever it is asked.
    let asks: Set<Ask>

    /// The answer that the opened file would give; nothing where it is asked for something else.
    func answer(to names: Set<String>, knowing known: KnownFacts) -> FactAnswer? {
        guard names.allSatisfy({ Statement.lasting.subject(of: $0) != nil }) else { return nil }
        let lasting = lasting(among: names, knowing: known)
        var answer = FactAnswer()
        answer.facts = lasting.map { ModuleFact(name: $0, isPublic: Statement.lasting.isPublic, text: $0) }
        answer.asks = asks.union(asksOfOwners(of: names.subtracting(lasting)))
        answer.stands = { self.lasting(among: names, knowing: $0) == lasting }
        return answer
    }

    /// The statements that are true, of these.
    private func lasting(among names: Set<String>, knowing known: KnownFacts) -> Set<String> {
        let kept = ownership.lasting(besides: Set(known.all.compactMap(Statement.lasting.subject)))
        return names.filter { Statement.lasting.subject(of: $0).map(kept.contains) ?? false }
    }

    /// An object lasts if its owner does, which another file may know.
    private func asksOfOwners(of names: Set<String>) -> [Ask] {
        names.compactMap(Statement.lasting.subject(of:)).flatMap { subject in
            ownership.line(of: subject).subtracting([subject]).map {
                Ask(name: Statement.lasting.name(of: $0), trustsExpectation: false)
            }
        }
    }
}

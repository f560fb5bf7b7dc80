import OnceoverAnalysis

/// Lets the files of a run tell each other what they ask for, until nobody learns anything new.
///
/// A fixpoint by rounds: in each, the files that were newly asked, or were told something new themselves, tell. What
/// still changes after the last round is dropped, for an absent fact means that nothing is known.
struct FactExchange {
    /// A file that takes part.
    struct Party: Sendable {
        let module: Int
        let offers: Set<Offer>
        let asks: Set<Ask>
    }

    private static let roundLimit = 10

    private let parties: [Party]
    /// Facts of modules that are not part of the run.
    private let given: KnownFacts
    /// Who offers a name, in the order of the files.
    private let offering: [String: [(party: Int, offer: Offer)]]
    /// What each party was asked for, has told, and listens to.
    private var requests: [Int: Set<String>] = [:]
    private var told: [Int: [String: [ModuleFact]]] = [:]
    private var interests: [Int: Set<String>] = [:]

    init(_ parties: [Party], given: KnownFacts) {
        self.parties = parties
        self.given = given
        var offering: [String: [(Int, Offer)]] = [:]
        for (index, party) in parties.enumerated() {
            for offer in party.offers { offering[offer.name, default: []].append((index, offer)) }
        }
        self.offering = offering
    }

    /// Who learns something, by the number of the party, and what.
    ///
    /// - Parameter tell: asks several parties at once, each for the names given with it.
    mutating func run(_ tell: ([(party: Int, names: Set<String>, known: KnownFacts)]) -> [FactAnswer]) -> [Int: KnownFacts] {
        var tellers: Set<Int> = []
        for (index, party) in parties.enumerated() { tellers.formUnion(note(party.asks, of: index)) }
        for _ in 0..<Self.roundLimit where !tellers.isEmpty {
            let round = tellers.sorted().map { (party: $0, names: requests[$0] ?? [], known: known(to: $0)) }
            tellers = learn(from: zip(round.map(\.party), tell(round)))
        }
        for teller in tellers { told[teller] = nil }
        return learners
    }

    /// Takes in the answers of a round, and says who has to tell anew.
    private mutating func learn(from answers: some Sequence<(Int, FactAnswer)>) -> Set<Int> {
        var changed: [(name: String, by: Int)] = []
        var tellers: Set<Int> = []
        for (party, answer) in answers {
            let facts = Dictionary(grouping: answer.facts, by: \.name).mapValues { $0.sorted() }
            let before = told.updateValue(facts, forKey: party) ?? [:]
            changed += facts.filter { before[$0.key] != $0.value }.map { ($0.key, party) }
            tellers.formUnion(note(answer.asks, of: party))
        }
        for (name, teller) in changed {
            tellers.formUnion(requests.keys.filter { $0 != teller && interests[$0]?.contains(name) == true })
        }
        return tellers
    }

    /// Passes a file's questions on to those who can answer, and says whose requests have grown.
    private mutating func note(_ asks: Set<Ask>, of asker: Int) -> Set<Int> {
        var grown: Set<Int> = []
        for ask in asks where interests[asker]?.contains(ask.name) != true {
            let tellers = tellers(of: ask.name, to: asker)
            let isKnown = !given[ask.name].isEmpty
            if ask.trustsExpectation, !isKnown, tellers.allSatisfy(\.offer.isExpected) { continue }
            if tellers.isEmpty, !isKnown { continue }
            interests[asker, default: []].insert(ask.name)
            for (teller, _) in tellers where requests[teller, default: []].insert(ask.name).inserted {
                grown.insert(teller)
            }
        }
        return grown
    }

    private func tellers(of name: String, to asker: Int) -> [(party: Int, offer: Offer)] {
        (offering[name] ?? []).filter { teller, offer in
            teller != asker && (offer.isPublic || parties[teller].module == parties[asker].module)
        }
    }

    private func known(to asker: Int) -> KnownFacts {
        var facts: [String: [ModuleFact]] = [:]
        for name in interests[asker] ?? [] {
            let heard = tellers(of: name, to: asker).flatMap { told[$0.party]?[name] ?? [] }
            let all = (given[name] + heard).sorted()
            if !all.isEmpty { facts[name] = all }
        }
        return KnownFacts(facts)
    }

    private var learners: [Int: KnownFacts] {
        var learners: [Int: KnownFacts] = [:]
        for party in parties.indices where interests[party] != nil {
            let facts = known(to: party)
            if !facts.isEmpty { learners[party] = facts }
        }
        return learners
    }
}

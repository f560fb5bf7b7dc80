/// Exchanges facts between the files of a run until there is no new fact.
///
/// The least fixpoint, by rounds: in each, the files that were newly asked, or were told something new themselves, tell.
/// An answer that was given before its own questions were heard does not count. What still changes after the last round
/// is dropped, for an absent fact means that nothing is known.
package struct FactExchange {
    /// A file that takes part.
    package struct Party: Sendable {
        let module: Int
        let offers: Set<Offer>
        let asks: Set<Ask>

        package init(module: Int, offers: Set<Offer>, asks: Set<Ask>) {
            self.module = module
            self.offers = offers
            self.asks = asks
        }
    }

    /// What a party is asked in one round, and what it knows by then.
    package struct Question: Sendable {
        package let party: Int
        package let names: Set<String>
        package let known: KnownFacts
    }

    /// A file that got something new to know.
    package struct Learner: Hashable, Sendable {
        package let party: Int
        /// The files that it is read together with, in their order.
        package let guests: [Int]
        /// The facts of all other files.
        package let known: KnownFacts
    }

    private static let roundLimit = 10
    /// What a file has learned can make it ask again, for example for the methods that touch a property which it did
    /// not know before.
    private static let passLimit = 3

    /// The parties whose text mentions what is asked for, by module and name, in the order of the files.
    package typealias Mentions = [Int: [String: [Int]]]

    private let parties: [Party]
    private let mentions: Mentions
    /// Facts of modules that are not part of the run.
    private let given: KnownFacts
    /// The parties that offer a name, in the order of the files.
    private let offering: [String: [(party: Int, offer: Offer)]]
    /// For each party: the questions to it, its answers, and the names that it asks for.
    private var requests: [Int: Set<String>] = [:]
    private var told: [Int: [String: [ModuleFact]]] = [:]
    /// The last answer of each party, also one that did not count.
    private var answers: [Int: (names: Set<String>, answer: FactAnswer)] = [:]
    private var interests: [Int: Set<String>] = [:]
    /// The parties that must answer in the next round.
    private var due: Set<Int> = []

    /// - Parameter publishes: whether all facts for other modules are computed, asked for or not.
    package init(_ parties: [Party], given: KnownFacts, publishes: Bool = false, mentions: Mentions = [:]) {
        self.parties = parties
        self.mentions = mentions
        self.given = given
        var offering: [String: [(party: Int, offer: Offer)]] = [:]
        offering.reserveCapacity(parties.reduce(0) { $0 + $1.offers.count })
        for (index, party) in parties.enumerated() {
            for offer in party.offers { offering[offer.name, default: []].append((index, offer)) }
        }
        self.offering = offering
        if publishes { requestAllThatIsPublic() }
        for (index, party) in parties.enumerated() { _ = hear(party.asks, of: index) }
    }

    /// The parties that have been asked or that listen to others, as far as is known.
    package var participants: Set<Int> { Set(requests.keys).union(interests.keys) }

    private mutating func requestAllThatIsPublic() {
        for (index, party) in parties.enumerated() {
            let names = party.offers.filter(\.isPublic).map(\.name)
            guard !names.isEmpty else { continue }
            requests[index] = Set(names)
            due.insert(index)
        }
    }

    /// Lets the parties that have learned something analyse again, and takes their new questions.
    ///
    /// - Parameters:
    ///   - guests: by party, those that are read together with it, and tell it nothing for that reason.
    ///   - tell: answers the questions of a round, in their order.
    ///   - lookAgain: what the learners ask with all that they know now, in their order.
    package mutating func settle(
        joining guests: [[Int]] = [], _ tell: ([Question]) -> [FactAnswer],
        lookAgain: ([Learner]) -> [Set<Ask>]
    ) {
        var heard: [Int: Learner] = [:]
        for _ in 0..<Self.passLimit {
            settleFacts(tell)
            let learners = learners(guests).filter { heard[$0.party] != $0 }
            if learners.isEmpty { return }
            for learner in learners { heard[learner.party] = learner }
            for (learner, asks) in zip(learners, lookAgain(learners)) { _ = hear(asks, of: learner.party) }
        }
    }

    /// Runs the exchange. Returns what each party learned, by the number of the party.
    ///
    /// - Parameter tell: answers the questions of a round, in their order.
    package mutating func run(_ tell: ([Question]) -> [FactAnswer]) -> [Int: KnownFacts] {
        settleFacts(tell)
        return Dictionary(uniqueKeysWithValues: learners([]).map { ($0.party, $0.known) })
    }

    private mutating func settleFacts(_ tell: ([Question]) -> [FactAnswer]) {
        for _ in 0..<Self.roundLimit where !due.isEmpty {
            let round = due.sorted().map { Question(party: $0, names: requests[$0] ?? [], known: known(to: $0)) }
            due = []
            answer(round, tell)
            learn(from: round.map { ($0.party, answers[$0.party]?.answer ?? FactAnswer()) })
        }
        dropUnsettled()
    }

    /// Asks the parties whose last answer was to other questions, or rests on what has changed since.
    private mutating func answer(_ round: [Question], _ tell: ([Question]) -> [FactAnswer]) {
        let open = round.filter { question in
            guard let (names, answer) = answers[question.party] else { return true }
            return names != question.names || !answer.stands(question.known)
        }
        for (question, answer) in zip(open, tell(open)) { answers[question.party] = (question.names, answer) }
    }

    /// Drops the facts that still change, and all facts that rest on them.
    private mutating func dropUnsettled() {
        while let teller = due.popFirst() {
            guard let names = told.removeValue(forKey: teller)?.keys else { continue }
            due.formUnion(told.keys.filter { interests[$0]?.isDisjoint(with: names) == false })
        }
    }

    /// Takes in the answers of a round.
    private mutating func learn(from answers: some Sequence<(Int, FactAnswer)>) {
        var changed: [(name: String, by: Int)] = []
        for (party, answer) in answers {
            if hear(answer.asks, of: party) {
                due.insert(party)
                continue
            }
            let facts = Dictionary(grouping: answer.facts, by: \.name).mapValues { $0.sorted() }
            let before = told.updateValue(facts, forKey: party) ?? [:]
            changed += facts.filter { before[$0.key] != $0.value }.map { ($0.key, party) }
        }
        for (name, teller) in changed {
            due.formUnion(requests.keys.filter { $0 != teller && interests[$0]?.contains(name) == true })
        }
    }

    /// Passes a file's questions on to the parties that can answer.
    ///
    /// - Returns: whether one of the questions is new and some party can answer it.
    private mutating func hear(_ asks: Set<Ask>, of asker: Int) -> Bool {
        var isNew = false
        for ask in asks {
            let tellers = tellers(of: ask.name, to: asker).filter { $0.offer.concerns(ask) }
            let isKnown = !given[ask.name].isEmpty
            if ask.trustsExpectation, !isKnown, tellers.allSatisfy(\.offer.isExpected) { continue }
            if tellers.isEmpty, !isKnown, mentioning(ask.name, for: asker) == nil { continue }
            if interests[asker, default: []].insert(ask.name).inserted { isNew = true }
            for (teller, _) in tellers where requests[teller, default: []].insert(ask.name).inserted {
                due.insert(teller)
                isNew = true
            }
        }
        return isNew
    }

    /// The parties that can answer, in the order of the files.
    private func tellers(of name: String, to asker: Int) -> [(party: Int, offer: Offer)] {
        if let others = mentioning(name, for: asker) {
            return others.map { ($0, Offer(name: name, isPublic: false, isExpected: false)) }
        }
        return (offering[name] ?? []).filter { teller, offer in
            teller != asker && (offer.isPublic || parties[teller].module == parties[asker].module)
        }
    }

    /// The other files of the module that mention what is asked for; nil if that has not been searched.
    private func mentioning(_ name: String, for asker: Int) -> [Int]? {
        mentions[parties[asker].module]?[name].map { $0.filter { $0 != asker } }
    }

    private func known(to asker: Int, without guests: Set<Int> = []) -> KnownFacts {
        var mentions: [String: Int] = [:]
        var facts: [String: [ModuleFact]] = [:]
        var awaited: Set<String> = []
        for name in interests[asker] ?? [] {
            // A file that offers several functions of the name tells of all at once.
            let tellers = Set(tellers(of: name, to: asker).map(\.party)).subtracting(guests)
                .filter { requests[$0]?.contains(name) == true }
            if tellers.contains(where: { told[$0]?[name] == nil && due.contains($0) }) { awaited.insert(name) }
            let all = (given[name] + tellers.flatMap { told[$0]?[name] ?? [] }).sorted()
            if !all.isEmpty { facts[name] = all }
            mentions[name] = mentioning(name, for: asker)?.filter { !guests.contains($0) }.count
        }
        return KnownFacts(facts, awaited: awaited, mentions: mentions)
    }

    /// The facts that other modules see.
    package var published: [ModuleFact] {
        parties.indices.flatMap { (told[$0] ?? [:]).values.flatMap { $0 } }.filter(\.isPublic).sorted()
    }

    private func learners(_ guests: [[Int]]) -> [Learner] {
        parties.indices.compactMap { party in
            let guests = guests.isEmpty ? [] : guests[party]
            if guests.isEmpty, interests[party] == nil { return nil }
            let facts = known(to: party, without: Set(guests))
            return facts.isEmpty && guests.isEmpty ? nil : Learner(party: party, guests: guests, known: facts)
        }
    }
}

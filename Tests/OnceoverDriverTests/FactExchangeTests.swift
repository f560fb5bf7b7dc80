import Testing

@testable import OnceoverAnalysis

/// Who is asked, who is told, and that it ends.
@Suite struct FactExchangeTests {
    private func offer(_ name: String, isPublic: Bool = false, isExpected: Bool = false) -> Offer {
        Offer(name: name, isPublic: isPublic, isExpected: isExpected)
    }

    private func party(_ module: Int = 0, offers: Offer..., asks: String..., trusting: Bool = false)
        -> FactExchange.Party
    {
        let asked = asks.map { Ask(name: $0, trustsExpectation: trusting) }
        return FactExchange.Party(module: module, offers: Set(offers), asks: Set(asked))
    }

    /// Each party tells, of each name, that it is from there.
    private func told(_ parties: FactExchange.Party..., asking: [Int: String] = [:]) -> [Int: [String]] {
        var exchange = FactExchange(parties, given: .none)
        let learnt = exchange.run { round in
            round.map { question in
                var answer = FactAnswer()
                for name in question.names {
                    let heard = question.known.all.map(\.text).joined(separator: "+")
                    let isPublic = parties[question.party].offers.contains { $0.name == name && $0.isPublic }
                    answer.facts.append(
                        ModuleFact(name: name, isPublic: isPublic, text: "\(name) by \(question.party) \(heard)"))
                }
                if let name = asking[question.party] { answer.asks = [Ask(name: name, trustsExpectation: false)] }
                return answer
            }
        }
        return learnt.mapValues { $0.all.map(\.text) }
    }

    @Test func whoAsksIsTold() {
        #expect(told(party(asks: "a"), party(offers: offer("a"))) == [0: ["a by 1 "]])
        #expect(told(party(asks: "b"), party(offers: offer("a"))) == [:])
    }

    @Test func aFileThatIsReadTogetherTellsNothing() {
        var exchange = FactExchange(
            [party(asks: "a"), party(offers: offer("a")), party(offers: offer("a"))], given: .none)
        var learners: [FactExchange.Learner] = []
        exchange.settle(joining: [[1], [], []]) { round in
            round.map { question in
                var answer = FactAnswer()
                answer.facts = [ModuleFact(name: "a", isPublic: false, text: "by \(question.party)")]
                return answer
            }
        } lookAgain: {
            learners += $0
            return $0.map { _ in [] }
        }
        #expect(learners.map(\.guests) == [[1]])
        #expect(learners.map { $0.known.all.map(\.text) } == [["by 2"]])
    }

    @Test func whoMentionsAWordIsAskedAndCounted() {
        let ask = Ask(name: "calls of a", trustsExpectation: false, mention: "a")
        let asker = FactExchange.Party(module: 0, offers: [], asks: [ask])
        func learnt(_ mentions: FactExchange.Mentions) -> KnownFacts? {
            var exchange = FactExchange([asker, party(), party()], given: .none, mentions: mentions)
            return exchange.run { round in
                round.map { question in
                    var answer = FactAnswer()
                    answer.facts = question.names.map {
                        ModuleFact(name: $0, isPublic: false, text: "by \(question.party)")
                    }
                    return answer
                }
            }[0]
        }
        #expect(learnt([0: ["calls of a": [0, 2]]])?.mentions == ["calls of a": 1])
        #expect(learnt([0: ["calls of a": [0, 2]]])?.all.map(\.text) == ["by 2"])
        // That nobody else does is worth knowing, too.
        #expect(learnt([0: ["calls of a": [0]]])?.mentions == ["calls of a": 0])
        #expect(learnt([1: ["calls of a": [2]]]) == nil)
    }

    @Test func nobodyIsToldWhatItSaysItself() {
        #expect(told(party(offers: offer("a"), asks: "a")) == [:])
    }

    @Test func anExpectedAnswerIsNotWorthTheQuestion() {
        let expected = party(offers: offer("a", isExpected: true))
        #expect(told(party(asks: "a", trusting: true), expected) == [:])
        #expect(told(party(asks: "a"), expected) == [0: ["a by 1 "]])
        #expect(
            told(party(asks: "a", trusting: true), expected, party(offers: offer("a"))) == [0: ["a by 1 ", "a by 2 "]])
    }

    @Test func whomTheCallCannotMeanIsNotAsked() {
        func offer(_ labels: String..., counts: ClosedRange<Int>) -> Offer {
            let calls = AdmittedCalls(labels: labels, counts: counts)
            return Offer(name: "a", isPublic: false, isExpected: false, calls: calls)
        }
        func party(_ calls: CallForm...) -> FactExchange.Party {
            let asks = calls.map { Ask(name: "a", trustsExpectation: false, call: $0) }
            return FactExchange.Party(module: 0, offers: [], asks: Set(asks))
        }
        let (one, two) = (
            self.party(offers: offer("id", counts: 1...1)), self.party(offers: offer("to", counts: 2...3))
        )
        #expect(told(party(CallForm(labels: ["id"], count: 1)), one, two) == [0: ["a by 1 "]])
        #expect(told(party(CallForm(labels: [], count: 2)), one, two) == [0: ["a by 2 "]])
        #expect(told(party(CallForm(labels: ["id"], count: 2)), one, two) == [:])
        #expect(
            told(party(CallForm(labels: [], count: 1), CallForm(labels: ["to"], count: 3)), one, two)
                == [0: ["a by 1 ", "a by 2 "]])
        #expect(told(self.party(asks: "a"), one, two) == [0: ["a by 1 ", "a by 2 "]])
    }

    @Test func otherModulesSeeWhatIsPublic() {
        #expect(told(party(1, asks: "a"), party(2, offers: offer("a"))) == [:])
        #expect(told(party(1, asks: "a"), party(2, offers: offer("a", isPublic: true))) == [0: ["a by 1 "]])
    }

    @Test func anAnswerThatNeedsAnotherWaitsForIt() {
        let learnt = told(
            party(asks: "a"), party(offers: offer("a")), party(offers: offer("b")), asking: [1: "b"])
        #expect(learnt[0] == ["a by 1 b by 2 "])
    }

    /// How often each party is asked until nobody learns anything new.
    private func timesAsked(_ parties: FactExchange.Party..., standing: Bool) -> [Int: Int] {
        var exchange = FactExchange(parties, given: .none)
        var times: [Int: Int] = [:]
        _ = exchange.run { round in
            round.map { question in
                times[question.party, default: 0] += 1
                var answer = FactAnswer()
                answer.facts = question.names.map { ModuleFact(name: $0, isPublic: false, text: $0) }
                answer.asks = parties[question.party].asks
                answer.stands = { _ in standing }
                return answer
            }
        }
        return times
    }

    @Test func whoseAnswerStandsIsNotAskedAgain() {
        let parties = [party(offers: offer("a"), asks: "b"), party(offers: offer("b"), asks: "a")]
        #expect(timesAsked(parties[0], parties[1], standing: false) == [0: 2, 1: 2])
        #expect(timesAsked(parties[0], parties[1], standing: true) == [0: 1, 1: 1])
    }

    /// Two answers that need each other grow with every round here; the exchange still ends, and drops them.
    @Test func whatNeverSettlesIsDropped() {
        let learnt = told(
            party(asks: "a"), party(offers: offer("a")), party(offers: offer("b")), asking: [1: "b", 2: "a"])
        #expect(learnt[0] == nil)
    }
}

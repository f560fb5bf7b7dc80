import OnceoverAnalysis
import OnceoverObligations
import OnceoverSource
import Testing

/// Which facts make a file worth another look. A fact is given by its text, with what it is asked for by before the bar.
@Suite struct PremiseTests {
    private func stands(_ source: String, knowing facts: String..., after first: String...) -> Bool {
        let file = SourceFile(path: "a.swift", text: source)
        return ExactlyOnce.analyzer(rules: []).open(file).run(known(first)).stands(known(facts))
    }

    private func known(_ facts: [String]) -> KnownFacts {
        KnownFacts(
            facts.map { fact in
                let parts = fact.split(separator: ": ", maxSplits: 1).map(String.init)
                return ModuleFact(name: parts[0], isPublic: false, text: parts[1])
            })
    }

    /// Hands its handler to a function of another file, whose label says that it is called once.
    private let trusting = """
        func moor(completion: @escaping () -> Void) {
            tieUp(fender: 1, completion: completion)
        }
        """
    /// Hands its continuation to one of which nothing is taken for granted.
    private let doubting = """
        func moor() async {
            await withCheckedContinuation { continuation in tieUp(continuation) }
        }
        """

    @Test func nothingKnownChangesNothing() {
        #expect(stands(trusting))
        #expect(stands(doubting))
    }

    @Test func whatIsTakenForGrantedIsNoNews() {
        #expect(stands(trusting, knowing: "tieUp: function - tieUp - fender completion:handler!once"))
        #expect(stands(trusting, knowing: "tieUp: function - tieUp - fender completion:handler.once"))
        #expect(!stands(trusting, knowing: "tieUp: function - tieUp - fender completion:handler.twice"))
        #expect(!stands(trusting, knowing: "tieUp: function - tieUp - fender completion:handler!once+throws"))
        #expect(!stands(doubting, knowing: "tieUp: function - tieUp - _:continuation!once"))
    }

    @Test func whoTriesDoesNotTakeItForGrantedThatNothingIsThrown() {
        let trying = trusting.replacing(") {", with: ") throws {").replacing("tieUp", with: "try tieUp")
        #expect(stands(trying))
        #expect(!stands(trying, knowing: "tieUp: function - tieUp - fender completion:handler!once"))
    }

    @Test func whatTheCallCannotMeanIsNoNews() {
        #expect(stands(doubting, knowing: "tieUp: function - tieUp - rope:continuation!once"))
        #expect(stands(doubting, knowing: "tieUp: function Ferry tieUp - _:continuation!once"))
        #expect(stands(doubting, knowing: "cast: function - cast - _:continuation!once"))
    }

    @Test func whatTheCallDoesNotAskOfAFunctionIsNoNews() {
        #expect(stands(trusting, knowing: "tieUp: function - tieUp - fender:handler.twice completion:handler!once"))
    }

    @Test func whatWasKnownBeforeIsNoNews() {
        let fact = "tieUp: function - tieUp - _:continuation!once"
        #expect(stands(doubting, knowing: fact, after: fact))
        #expect(!stands(doubting, after: fact))
    }

    @Test func whatIsSaidOfWholeTypesIsNews() {
        #expect(!stands(trusting, knowing: "never tieUp: never tieUp"))
        #expect(!stands(trusting, knowing: "lasting Harbour: lasting Harbour"))
    }
}

import OnceoverControlFlow
import OnceoverVocabulary

/// What is found out of a graph once, whichever obligation is followed through it.
final class GraphTables {
    let claims: Claims
    let tallies: Tallies
    let counters: Counters
    let disarming: Disarming
    let awaiting: Awaiting
    let lastStates: LastStates
    /// What is known of the results of calls by what they make: a value of a type, an enum case with a payload.
    let made: [TermID: Fact]

    /// Callbacks that return one of several constants.
    let answering: Set<Int>
    /// Whether one of several controls that the user is offered has no closure.
    let hasSilentChoice: Bool
    let offers: OfferLoops

    let givenByCase: GivenByCase
    /// What is never nil, of what conditions ask.
    let neverNil: Set<TermID>
    /// What clauses that catch one type ask, where nothing else is thrown to them.
    let caught: [TermID: Fact]
    /// The calls under a `try` that throw nothing, by their numbers.
    let unthrowing: Set<Int>
    /// Of initialisers under a `try`, the calls that it covers, too, and that use what is made.
    let usersOfMade: [Int: [Int]]
    /// What constants were given of parameters.
    let origins: [TermID: TermID]
    /// What calls fill with an error where they answer `false`, by their answers.
    let filledErrors: [TermID: TermID]
    /// What calls to methods of the own object set, by their numbers.
    let settings: [Int: [OwnSettings.Setting]]

    /// Conditions that ask what a collection holds, by the numbers of the calls that put something into it or take it out.
    let askedOfChanged: [Int: [TermID]]

    /// What callbacks find given that is given behind the calls which they were handed to, by their numbers.
    let givenBehind: [Int: [TermID]]

    /// By blocks, what a closure sets that may not have run yet there.
    let setLater: [Int: Set<TermID>]

    /// What says that a callback comes again with something better.
    let preliminary: Set<TermID>
    /// What says for which of several events a closure runs, or whether it runs for the last time.
    let ofEvents: Set<TermID>
    /// What paths can still be asked of; nothing where they keep all that they know.
    private(set) lazy var liveFacts = LiveTerms(in: graph, tables: self)?.facts
    private let graph: FlowGraph

    init(of graph: FlowGraph, questions: CallQuestions) {
        self.graph = graph
        let told = graph.regions.flatMap { ($0.event.map { [$0] } ?? []) + ($0.last.isEmpty ? [] : $0.parameters) }
        preliminary = graph.askedTerms.filter { term in
            EventClosure.isPreliminary(graph.terms[term].name.simpleName)
        }
        ofEvents = preliminary.union(told.flatMap(graph.terms.mentioning))
        let askedForNil = graph.askedForNil
        givenByCase = GivenByCase(of: askedForNil, in: graph, values: questions.values)
        neverNil = NeverNil.terms(among: askedForNil, in: graph, presence: questions.presence)
        caught = Self.caught(in: graph, errors: questions.errors)
        unthrowing = Self.unthrowing(in: graph, errors: questions.errors)
        usersOfMade = MadeUnderTry.users(in: graph)
        origins = Origins.all(in: graph)
        filledErrors = FilledErrors.all(in: graph, callees: questions.callees)
        settings = OwnSettings.all(in: graph, calls: questions.settings)
        askedOfChanged = Self.askedOfChanged(in: graph)
        givenBehind = GivenBehind.all(among: askedForNil, in: graph, presence: questions.presence)
        setLater = LaterSettings.reads(in: graph)
        claims = Claims(in: graph, grants: questions.grants)
        counters = Counters(in: graph)
        tallies = Tallies(in: graph, definitions: claims.definitions, counters: counters)
        disarming = Disarming(in: graph)
        awaiting = Awaiting(in: graph)
        lastStates = LastStates(in: graph, sources: questions.sources)
        made = Self.made(in: graph).merging(Self.named(in: graph)) { made, _ in made }
        answering = Self.answering(in: graph)
        hasSilentChoice = Self.hasSilentChoice(in: graph)
        offers = OfferLoops(in: graph)
    }

    /// Whether the user can choose an action that calls no handler: `UIAlertAction(title: "Cancel", style: .cancel)`.
    private static func hasSilentChoice(in graph: FlowGraph) -> Bool {
        let offering = graph.calls.filter { call in call.name.map(AlternativeClosures.isChoice(method:)) ?? false }
        let offered = Set(offering.flatMap { call in call.arguments.flatMap { $0.operand.terms } })
        return graph.calls.contains { call in
            guard call.isInitializer, call.arguments.contains(where: { $0.label == "title" }) else { return false }
            let isChoice = call.name.map(AlternativeClosures.isChoice(type:)) ?? false || offered.contains(call.result)
            return isChoice && !call.arguments.contains(where: \.mayBeClosure)
        }
    }

    private static func askedOfChanged(in graph: FlowGraph) -> [Int: [TermID]] {
        graph.calls.indices.reduce(into: [:]) { asked, index in
            guard let collection = graph.calls[index].changedCollection else { return }
            let conditions = graph.terms.mentioning(collection).filter { graph.terms[$0].kind == .condition }
            if !conditions.isEmpty { asked[index] = conditions }
        }
    }

    private static func answering(in graph: FlowGraph) -> Set<Int> {
        var answers: [TermID: Set<Operand>] = [:]
        for block in graph.blocks where block.region != nil {
            for case .assign(let result, let value, _) in block.instructions {
                switch value {
                case .boolean, .enumCase: answers[result, default: []].insert(value)
                default: continue
                }
            }
        }
        return Set(
            graph.regions.indices.filter {
                graph.regions[$0].isDeferred && (answers[graph.regions[$0].result]?.count ?? 0) > 1
            })
    }

    private static func unthrowing(in graph: FlowGraph, errors: ThrownErrors) -> Set<Int> {
        Set(graph.calls.indices.filter { graph.calls[$0].isTried && errors.neverThrows(graph.calls[$0], in: graph) })
    }

    private static func caught(in graph: FlowGraph, errors: ThrownErrors) -> [TermID: Fact] {
        let complete = graph.typedCatches.filter { clause in
            clause.calls.allSatisfy { errors.throwsOnly(clause.type, graph.calls[$0], in: graph) }
        }
        return Dictionary(uniqueKeysWithValues: complete.map { ($0.isOfType.term, $0.isOfType.fact) })
    }

    /// `Phase.idle`, the same as `.idle`.
    private static func named(in graph: FlowGraph) -> [TermID: Fact] {
        guard !graph.caseNames.isEmpty else { return [:] }
        return graph.terms.all.reduce(into: [:]) { named, term in
            guard case .member(let type, let name) = graph.terms[term].kind,
                case .member(graph.selfTerm, let typeName) = graph.terms[type].kind, Call.isTypeName(typeName),
                let number = graph.caseNames.firstIndex(of: name)
            else { return }
            named[term] = .isCase(Int32(number), true)
        }
    }

    private static func made(in graph: FlowGraph) -> [TermID: Fact] {
        var made: [TermID: Fact] = [:]
        for call in graph.calls {
            switch call.callee {
            // What an initialiser makes that does not fail is not nil, also in an optional property.
            case .name where call.isSureInitializer: made[call.result] = .isNil(false)
            case .member(of: nil, let name):
                if let number = graph.caseNames.firstIndex(of: name) {
                    made[call.result] = .isCase(Int32(number), true)
                } else if name != "init" {
                    made[call.result] = .isNil(false)
                }
            default: break
            }
        }
        return made
    }
}

extension Call {
    /// `Kiln(…)`, of a type whose initialisers are not known to fail.
    var isSureInitializer: Bool {
        guard case .name(let name) = callee else { return false }
        return Self.isCapitalized(name[...]) && !Self.mayFail(makingA: name)
    }

    /// Whether making a value of this type may give nil.
    static func mayFail(makingA type: String) -> Bool { Vocabulary.failableTypes.contains(type) }
}

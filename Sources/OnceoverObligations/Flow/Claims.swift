import OnceoverControlFlow
import OnceoverVocabulary

/// Conditions that let exactly one caller through: `if latch.claim()`, `guard !finished else { return }` before
/// `finished = true`.
///
/// Such a condition holds the first time that it is asked, and never again.
final class Claims {
    let graph: FlowGraph
    let grants: Grants
    /// For a flag that callbacks set, the value that it has until then.
    private var initialFlags: [TermID: Fact] = [:]
    private var setInCallbacks: Set<TermID> = []
    private var clearedInCallbacks: Set<TermID> = []
    /// What each name was last given that was given another.
    private(set) var definitions: [TermID: TermID] = [:]
    private var callsByResult: [TermID: Int] = [:]
    /// Of calls on objects that the body has made itself, the answer that only one of them gets, by the calls' results.
    private var oneTimeAnswers: [TermID: Fact] = [:]
    /// Of these, those that perhaps no call gets.
    private var fallingShort: Set<TermID> = []

    init(in graph: FlowGraph, grants: Grants) {
        self.graph = graph
        self.grants = grants
        for (index, call) in graph.calls.enumerated() { callsByResult[call.result] = index }
        var flags: [TermID: Set<Operand>] = [:]
        var setOutside: Set<TermID> = []
        for block in graph.blocks {
            let isCallback = isInCallback(block)
            for instruction in block.instructions {
                if isCallback, case .assign(let term, .nilLiteral, _) = instruction, !isShared(term) {
                    clearedInCallbacks.insert(term)
                }
                switch instruction {
                case .assign(let term, _, _):
                    if isCallback { setInCallbacks.insert(term) } else { setOutside.insert(term) }
                case .forget(let term, isCompound: true) where isCallback: setInCallbacks.insert(term)
                default: break
                }
                guard case .assign(let term, let value, _) = instruction else { continue }
                if case .term(let source) = value { definitions[term] = source }
                if isCallback, isShared(term) { flags[term, default: []].insert(value) }
            }
        }
        clearedInCallbacks.formIntersection(setOutside)
        setInCallbacks = setInCallbacks.filter { isShared($0) || setOutside.contains($0) }
        for (term, values) in flags { initialFlags[term] = valueBefore(values, of: term) }
        for call in graph.calls { oneTimeAnswers[call.result] = oneTimeAnswer(to: call) }
        fallingShort = Set(oneTimeAnswers.keys.filter(mayFallShort))
    }

    private func mayFallShort(_ answer: TermID) -> Bool {
        guard let call = callsByResult[answer], let maker = maker(of: graph.calls[call]) else { return false }
        return Shortfall(graph: graph).threatens(call, madeBy: maker)
    }

    /// Whether a condition asks a plain variable or property that a callback assigns.
    func isSetInCallback(_ term: TermID) -> Bool {
        guard graph.terms[term].kind != .callResult else { return false }
        return !graph.terms[term].mentions.isDisjoint(with: setInCallbacks)
    }

    private func isShared(_ term: TermID) -> Bool { !graph.terms[term].isVariable }

    func isInCallback(_ block: Block) -> Bool { graph.isCalledBack(in: block.region) }

    /// Whether a variable holds something until a callback clears it, and a callback asks. The first one finds it.
    func isHeldUntilCleared(_ term: TermID, in block: Block) -> Bool {
        isInCallback(block) && clearedInCallbacks.contains(term)
    }

    /// What a flag is before any callback has set it, where a callback asks.
    func initialValue(of term: TermID, in block: Block) -> Fact? {
        isInCallback(block) ? initialFlags[term] : nil
    }

    /// What an assumption says of a claim.
    struct Claim {
        /// Under which a path remembers that it has been granted.
        let key: Int32
        let isGranted: Bool
        /// Whether all may be turned away.
        var mayFallShort = false
    }

    func claim(_ assumption: Constraint, in block: Block) -> Claim? {
        if let (call, answer) = oneTimeAnswer(behind: assumption) {
            return Claim(
                key: key(of: call), isGranted: assumption.fact == answer,
                mayFallShort: fallingShort.contains(call.result))
        }
        guard case .boolean(let value) = assumption.fact else { return nil }
        guard let call = callBehind(assumption.term), let name = call.name else { return nil }
        if let granted = Self.grant(by: name) {
            guard grants.canRefuse(call, in: graph) != false else { return nil }
            return Claim(key: key(of: call), isGranted: value == granted)
        }
        return grants.grantsOnce(call, in: graph) ? Claim(key: key(of: call), isGranted: value) : nil
    }

    /// Whether a condition asks what a method answers whose calls may run at the same time and hear the same. Who holds a
    /// lock when it asks is alone.
    func isUnguarded(_ assumption: Constraint, besides locked: LockedClaims) -> Bool {
        guard let call = callBehind(assumption.term), let number = callsByResult[call.result] else { return false }
        return !locked.protects(call: number) && grants.isUnguardedClaim(call, in: graph)
    }

    private func oneTimeAnswer(behind assumption: Constraint) -> (call: Call, answer: Fact)? {
        guard !oneTimeAnswers.isEmpty, let call = callBehind(assumption.term),
            let answer = oneTimeAnswers[call.result], assumption.fact == answer || assumption.fact == answer.negated
        else { return nil }
        return (call, answer)
    }

    /// Whether a condition asks what a method answered that may let one caller through, whatever its name.
    func isAnswer(_ term: TermID) -> Bool { answering(term) != nil }

    /// The objects, by their names, whose methods have answered with a truth value what an edge is taken by. A closure that
    /// captures one weakly has the same name for it.
    func admissions(by edge: Edge) -> Set<String> {
        Set(
            edge.assumptions.compactMap { assumption in
                if case .boolean = assumption.fact { answering(assumption.term) } else { nil }
            })
    }

    /// The object whose method has answered what a condition asks, and may let one caller through.
    private func answering(_ term: TermID) -> String? {
        guard let call = callBehind(term), case .member(let receiver?, let name) = call.callee,
            !Vocabulary.questionBeginnings.contains(where: name.hasPrefix),
            grants.canRefuse(call, in: graph) != false
        else { return nil }
        return graph.terms[receiver].name
    }

    /// The key under which a path remembers that a call has been made on an object that the body has made itself. On
    /// any other object, other code may have made the call before.
    func firstCall(_ call: Call) -> Int32? {
        isMadeHere(call) ? key(of: call) : nil
    }

    /// The key under which a path remembers that a method of the own object has been called.
    func firstOwnCall(_ call: Call) -> Int32? {
        guard isOnOwn(call) else { return nil }
        return graph.calls.firstIndex { $0.name == call.name && isOnOwn($0) }.map(PathKey.spent.key)
    }

    private func isOnOwn(_ call: Call) -> Bool {
        if case .name = call.callee { return true }
        return call.receiver.map(graph.isSelf) ?? false
    }

    /// Whether it is made on an object that the body has made itself.
    func isMadeHere(_ call: Call) -> Bool { maker(of: call) != nil }

    /// The same of an object that need not have a name: `try Request(done: handler).start()`.
    func makerOfReceiver(of call: Call) -> Call? {
        let direct = call.receiver.flatMap { callsByResult[$0] }.map { graph.calls[$0] }
        return direct?.isInitializer == true ? direct : maker(of: call)
    }

    /// The initialiser's call that made the object that a call is made on.
    private func maker(of call: Call) -> Call? {
        guard let receiver = call.receiver, let made = definitions[root(of: receiver)], let maker = callsByResult[made]
        else { return nil }
        return graph.calls[maker].isInitializer ? graph.calls[maker] : nil
    }

    private func key(of call: Call) -> Int32 {
        PathKey.claim.key(call.receiver.map { root(of: $0).index } ?? 0)
    }

    private func root(of term: TermID) -> TermID {
        var current = term
        for _ in 0..<8 {
            guard let definition = definitions[current], graph.terms[current].isVariable else { return current }
            if callsByResult[definition] != nil { return current }
            current = definition
        }
        return current
    }

    /// The call whose result a condition asks, also through a member, a tuple or a variable.
    private func callBehind(_ term: TermID) -> Call? {
        var current = term
        for _ in 0..<8 {
            if let call = callsByResult[current], !passesOn(graph.calls[call]) { return graph.calls[call] }
            if let definition = definitions[current] {
                current = definition
            } else if case .member(let owner, _) = graph.terms[current].kind {
                current = owner
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether what it gives is what its closure returns: `lock.withLock { … }`.
    private func passesOn(_ call: Call) -> Bool {
        definitions[call.result] != nil && call.name.flatMap(Self.grant) == nil
    }

    /// The answer by which a function of this name grants a claim once; nothing where it grants none.
    private static func grant(by name: String) -> Bool? {
        if Vocabulary.formerValueFunctions.contains(name) { return false }
        let isClaim =
            Vocabulary.claimingFunctions.contains(name) || Vocabulary.claimingBeginnings.contains { name.hasPrefix($0) }
        return isClaim ? true : nil
    }
}

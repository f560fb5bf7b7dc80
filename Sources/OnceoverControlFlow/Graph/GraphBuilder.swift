/// A graph in the making: blocks are added and joined; `current` is the one that grows.
struct GraphBuilder {
    private(set) var blocks: [Block] = []
    var calls: [Call] = []
    var regions: [Region] = []
    var terms = TermTable()
    /// Conditions that hold in the last turn of a loop.
    var lastTurns: Set<TermID> = []
    /// Flags that another thread can set at any time, and that are never cleared.
    var falseForNow: Set<TermID> = []
    var typedCatches: [TypedCatch] = []
    var comparedCases: [TermID: ComparedCases] = [:]
    var caughtErrors: Set<TermID> = []
    var compoundChanges = CompoundChanges()
    private var caseNumbers: [String: Int32] = [:]
    private(set) var caseNames: [String] = []
    var current = 0
    /// For each block, whether an edge leads to it.
    private var isReached: [Bool] = []
    /// The closure whose body is being laid out.
    var region: Int?

    /// A body with more blocks than this is not laid out whole. Only generated code comes near.
    static let blockLimit = 30_000

    var isFull: Bool { blocks.count > Self.blockLimit }

    mutating func makeBlock() -> Int { makeBlock(in: region) }

    mutating func makeBlock(in region: Int?) -> Int {
        blocks.append(Block(number: blocks.count, region: region))
        isReached.append(false)
        return blocks.count - 1
    }

    mutating func append(_ instruction: Instruction) {
        finishCall()
        blocks[current].instructions.append(instruction)
    }

    /// Leaves the block of a call behind, so that the next edge is not taken for one of the call's own.
    mutating func finishCall() {
        if let call = blocks[current].call { startBlock(after: call) }
    }

    /// Goes on in a new block behind a call.
    private mutating func startBlock(after call: Int) {
        let next = makeBlock()
        connect(to: next, site: calls[call].site)
        current = next
    }

    mutating func connect(
        to target: Int, _ outcome: Outcome = .always, site: Site, assuming assumptions: [Constraint] = []
    ) {
        isReached[target] = true
        blocks[current].edges.append(Edge(target: target, outcome: outcome, site: site, assumptions: assumptions))
    }

    /// Makes the value that a chain gives, where it is not cut short, one that is not nil.
    mutating func makeNonNil(_ chain: TermID) {
        for block in blocks.indices.reversed() {
            for (index, instruction) in blocks[block].instructions.enumerated() {
                guard case .assign(chain, let value, let site) = instruction, value != .nilLiteral else { continue }
                blocks[block].instructions[index] = .assign(chain, .some, site)
                return
            }
        }
    }

    /// The calls that may throw to a block; nil if something else does, as a `throw`.
    ///
    /// - Complexity: O(edges).
    func calls(throwingTo target: Int) -> [Int]? {
        let sources = blocks.flatMap { block in
            block.edges.filter { $0.target == target }.map { $0.outcome == .throwsError ? block.call : nil }
        }
        return sources.contains(nil) ? nil : sources.compactMap(\.self)
    }

    func hasPredecessors(_ block: Int) -> Bool { isReached[block] }

    /// - Complexity: O(instructions and edges).
    var recurringTerms: Set<TermID> {
        var askedOnce: Set<TermID> = []
        var recurring: Set<TermID> = []
        for block in blocks {
            var asked: Set<TermID> = []
            for edge in block.edges { for assumption in edge.assumptions { asked.insert(assumption.term) } }
            for term in asked where !askedOnce.insert(term).inserted { recurring.insert(term) }
            for case .assign(let target, let value, _) in block.instructions {
                recurring.insert(target)
                recurring.formUnion(value.terms)
            }
        }
        return recurring
    }

    /// The conditions that hold in the last turn of a loop and that the code tests.
    var askedLastTurns: Set<TermID> {
        lastTurns.isEmpty ? [] : lastTurns.intersection(blocks.flatMap(\.edges).flatMap(\.assumptions).map(\.term))
    }

    /// Results of calls that some condition asks for their truth.
    var askedResults: Set<TermID> {
        results(alsoKept: true) { _, fact in if case .boolean = fact { true } else { false } }
    }

    /// Results of calls that some `if` or `guard` asks for being nil, or that a `switch` asks for their case. Of what a
    /// property keeps, an earlier result may be asked.
    var testedResults: Set<TermID> {
        results(alsoKept: false) { outcome, fact in
            switch (fact, outcome) {
            case (.isNil, .guardFails), (.isNil, .condition(holds: false)), (.isCase, _): true
            default: false
            }
        }
    }

    /// Results of calls of which some condition asks a fact, also through a name.
    ///
    /// - Complexity: O(instructions and edges).
    private func results(alsoKept: Bool, asked matches: (Outcome, Fact) -> Bool) -> Set<TermID> {
        var asked: Set<TermID> = []
        for block in blocks {
            for edge in block.edges {
                for assumption in edge.assumptions where matches(edge.outcome, assumption.fact) {
                    asked.insert(assumption.term)
                }
            }
        }
        var known = 0
        // What `let isSent = reader?.send()` is given comes through the chain's result.
        while asked.count > known {
            known = asked.count
            for block in blocks {
                for case .assign(let name, .term(let result), _) in block.instructions
                where asked.contains(name) && (alsoKept || terms[name].isVariable) {
                    asked.insert(result)
                }
            }
        }
        return asked.filter { terms[$0].kind == .callResult }
    }

    mutating func caseNumber(_ name: String) -> Int32 {
        if let number = caseNumbers[name] { return number }
        let number = Int32(caseNames.count)
        caseNumbers[name] = number
        caseNames.append(name)
        return number
    }
}

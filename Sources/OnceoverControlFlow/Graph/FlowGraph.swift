import OnceoverContracts
import OnceoverDataflow
import SwiftSyntax

/// The control-flow graph of one body, with the bodies of its closures laid out where they are handed over.
///
/// It knows Swift's control flow, but no obligations: an analysis says what a call does with its arguments. Every place
/// in it is an offset into the file that it was built from.
///
/// It never changes. It is a class because every result of the analysis of a body holds its graph.
package final class FlowGraph: Sendable {
    package let blocks: [Block]
    package let calls: [Call]
    package let regions: [Region]
    package let terms: TermTable
    package let caseNames: [String]
    package let parameters: [TermID]
    package let selfTerm: TermID
    package let entry: Int
    /// Where the body returns.
    package let exit: Int
    /// Where an error leaves the body.
    package let throwExit: Int
    package let returnTerm: TermID
    /// The closing brace, where a path ends that falls off the end.
    package let end: Site
    /// False where the body was too large to be laid out whole.
    package let isComplete: Bool
    /// Terms that several places ask about, or whose value is passed on. A path must remember what it learns about
    /// them.
    package let recurring: Set<TermID>
    /// Conditions that the code tests and that hold in the last turn of a loop: `step == steps` in `for step in
    /// 0...steps`.
    package let lastTurns: Set<TermID>
    /// Flags that another thread can set at any time, and that are never cleared: `Task.isCancelled`.
    package let falseForNow: Set<TermID>
    /// The `do` statements that catch errors of one type only.
    package let typedCatches: [TypedCatch]
    /// Of conditions that a value is one of several cases, which; that it is none is what the end of a chain asks.
    package let comparedCases: [TermID: ComparedCases]
    /// The errors that `catch` clauses are given.
    package let caughtErrors: Set<TermID>
    /// By how much variables change that are only ever changed by the same number: 1 for `sent += 1`, -1 for `left -= 1`.
    package let steps: [TermID: Int]
    /// Results of calls that some condition asks for their truth.
    let asked: Set<TermID>
    /// Results of calls that some condition asks for being nil, or for their case.
    let tested: Set<TermID>

    /// - Parameter builder: what has been laid out.
    init(
        _ builder: GraphBuilder, parameters: [TermID], selfTerm: TermID, returnTerm: TermID,
        from entry: Int, to exit: Int, throwingTo throwExit: Int, end: Site
    ) {
        blocks = builder.blocks
        calls = builder.calls
        regions = builder.regions
        terms = builder.terms
        caseNames = builder.caseNames
        isComplete = !builder.isFull
        recurring = builder.recurringTerms
        lastTurns = builder.askedLastTurns
        falseForNow = builder.falseForNow
        typedCatches = builder.typedCatches
        comparedCases = builder.comparedCases
        caughtErrors = builder.caughtErrors
        steps = builder.compoundChanges.steps
        asked = builder.askedResults
        tested = builder.testedResults
        (self.parameters, self.selfTerm, self.returnTerm) = (parameters, selfTerm, returnTerm)
        (self.entry, self.exit, self.throwExit, self.end) = (entry, exit, throwExit, end)
    }

    /// The same graph with other terms.
    private init(_ graph: FlowGraph, terms: TermTable) {
        blocks = graph.blocks
        calls = graph.calls
        regions = graph.regions
        self.terms = terms
        caseNames = graph.caseNames
        isComplete = graph.isComplete
        recurring = graph.recurring
        lastTurns = graph.lastTurns
        falseForNow = graph.falseForNow
        typedCatches = graph.typedCatches
        comparedCases = graph.comparedCases
        caughtErrors = graph.caughtErrors
        steps = graph.steps
        asked = graph.asked
        tested = graph.tested
        (parameters, selfTerm, returnTerm) = (graph.parameters, graph.selfTerm, graph.returnTerm)
        (entry, exit, throwExit, end) = (graph.entry, graph.exit, graph.throwExit, graph.end)
    }

    /// Whether a result is given a name, or returned.
    ///
    /// - Complexity: O(instructions).
    package func isNamed(_ result: TermID) -> Bool {
        blocks.contains { block in
            block.instructions.contains { instruction in
                switch instruction {
                case .assign(_, .term(result), _), .returnValue(.term(result), _): true
                default: false
                }
            }
        }
    }

    /// Whether a condition asks if a call's result is nil, or which case it is, also through a constant that it is given to.
    package func isTested(_ result: TermID) -> Bool { tested.contains(result) }

    /// Whether a condition asks if a call's result is true, also through a constant that it is given to.
    package func isAsked(_ result: TermID) -> Bool { asked.contains(result) }

    /// What a value is assigned to.
    ///
    /// - Complexity: O(instructions).
    package func targets(assigned value: TermID) -> [TermID] {
        blocks.flatMap { block in
            block.instructions.compactMap { instruction in
                if case .assign(let target, .term(value), _) = instruction { target } else { nil }
            }
        }
    }

    /// The same graph with a term for a member of `self` or of another owner, and of its members, whether or not the body
    /// mentions it.
    package func naming(_ path: [String], of owner: TermID? = nil) -> FlowGraph {
        var terms = terms
        _ = path.reduce(owner ?? selfTerm) { terms.member($1, of: $0) }
        return FlowGraph(self, terms: terms)
    }

    /// The blocks and edges alone.
    ///
    /// - Parameters:
    ///   - end: a block that nothing is followed behind, if there is one.
    ///   - isTaken: whether some path may take an edge.
    package func directed(
        without end: Int? = nil, where isTaken: (Edge) -> Bool = { _ in true }
    ) -> DirectedGraph {
        DirectedGraph(
            nodeCount: blocks.count,
            edges: blocks.indices.flatMap { block in
                block == end ? [] : blocks[block].edges.filter(isTaken).map { (block, $0.target) }
            }
        )
    }
}

extension FlowGraph {
    /// Lays out the body of a function, an initialiser or an accessor.
    ///
    /// - Parameters: - end: the closing brace. - terminating: the functions that never return. - contracts: what
    ///   unknown functions do with their closures. - names: what the file declares that the body can name. - typeName:
    ///   the type whose method it is, without the types around it; nil where it is of none. - returnsValue: whether the
    ///   body's last expression may be its value, as a function's that returns nothing is not. - holdsSelf: whether
    ///   `self` is never deallocated, as a type's only instance.
    /// - Complexity: linear in the size of the body, but for `defer` blocks and named closures, which are laid out at
    ///   each place where they run.
    package static func laidOut(
        of statements: CodeBlockItemListSyntax, parameters: [String], end: Site, terminating: TerminatingCalls,
        contracts: ContractTable = .standard, names: OwnNames = OwnNames(), typeName: String? = nil,
        holdsSelf: Bool = false, returnsValue: Bool = true
    ) -> FlowGraph {
        let builder = BodyBuilder(
            terminating: terminating, contracts: contracts, names: names, typeName: typeName, holdsSelf: holdsSelf)
        let terms = parameters.map { Collections(builder: builder).declareParameter($0, at: end) }
        StatementLowering(builder: builder).lowerBody(statements, end: end, returnsValue: returnsValue)
        return builder.finish(parameters: terms, end: end)
    }
}

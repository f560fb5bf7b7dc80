import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics
import OnceoverSymbols

/// Waits for an answer that nobody is asked for: what would be asked is nil.
///
///     waiting = continuation
///     guard let radio else { return }
///     radio.connect(self)
struct UnstartedWaits {
    let context: FileContext

    func violations(on slot: SlotFinder.Slot) -> [Violation] {
        guard slot.property.container == .single, !context.isOfTests else { return [] }
        return slot.methods.filter { !tellsByResult($0, slot) }.compactMap { violation(on: slot.property, in: $0) }
    }

    /// Whether who gives a handler hears by the result that nobody will call it.
    private func tellsByResult(_ method: Int, _ slot: SlotFinder.Slot) -> Bool {
        slot.property.shape.isHandler && context.declarations.functions[method].returnType != nil
    }

    private func violation(on property: StoredProperty, in method: Int) -> Violation? {
        guard let body = context.slots.flow(of: method, property)?.body else { return nil }
        let graph = body.graph
        for block in graph.blocks.indices {
            guard let site = SlotSteps(body: body).sitesPutting(in: block).first else { continue }
            let turn = Turn(behind: block, of: body)
            guard let absence = turn.branches.first(where: turn.isUnstarted) else { continue }
            return violation(on: property, storedAt: site, absence, in: graph)
        }
        return nil
    }

    private func violation(
        on property: StoredProperty, storedAt site: Site, _ absence: Turn.Branch, in graph: FlowGraph
    ) -> Violation {
        let obligation = property.obligation(in: context.file)
        let place = context.file.location(of: absence.edge.site)
        let asked = graph.ownName(of: absence.asked)
        return Violation(
            obligation: obligation, defect: .undischargedPath, location: place,
            witness: [
                Note("stored here", at: context.file.location(of: site)),
                Note(
                    "`\(asked)` is nil here, so no request starts and nothing answers `\(obligation.name)`", at: place),
            ], need: .condition)
    }

    /// What a body does behind a step, until it returns or suspends: code of other closures does not belong to it.
    private struct Turn {
        /// A branch on which something is nil.
        struct Branch {
            let edge: Edge
            let asked: TermID
            /// Where the other side of the branch leads.
            let others: [Int]
        }

        let body: FollowedBody
        let branches: [Branch]
        private let region: Int?

        init(behind block: Int, of body: FollowedBody) {
            self.body = body
            region = body.graph.blocks[block].region
            let behind = Self.reached(from: [block], in: body.graph, region)
            // What the body makes is there: `session = Session()`, `session?.begin()`.
            let filled = Set(body.graph.assignments.filter { $0.value != .nilLiteral }.map(\.target))
            branches = behind.flatMap { Self.branches(at: $0, of: body) }.filter { !filled.contains($0.asked) }
        }

        private static func branches(at block: Int, of body: FollowedBody) -> [Branch] {
            let edges = body.graph.blocks[block].edges
            return edges.flatMap { edge in
                edge.assumptions.filter { $0.fact == .isNil(true) && !body.aliases.contains($0.term) }.map { nothing in
                    let others = edges.filter { $0.assumptions.contains(Constraint(nothing.term, .isNil(false))) }
                    return Branch(edge: edge, asked: nothing.term, others: others.map(\.target))
                }
            }
        }

        /// Whether something is asked of a value where it is there, and nothing happens where it is nil.
        func isUnstarted(_ branch: Branch) -> Bool {
            let without = Self.reached(from: [branch.edge.target], in: body.graph, region)
            let with = Self.reached(from: branch.others, in: body.graph, region)
            return without.allSatisfy(isIdle) && with.contains { asks(branch.asked, in: $0) }
        }

        private static func reached(from starts: [Int], in graph: FlowGraph, _ region: Int?) -> [Int] {
            let isReached = WorklistSolver.reachable(
                in: graph.directed(without: graph.exit) { graph.blocks[$0.target].region == region }, from: starts)
            return graph.blocks.indices.filter { isReached[$0] && graph.blocks[$0].region == region }
        }

        private func isIdle(_ block: Int) -> Bool {
            let isSilent = body.graph.blocks[block].call.map { LogCall.isOnly(body.graph.calls[$0], in: body.graph) }
            return isSilent ?? true && !body.isEvent[block]
        }

        /// `radio.connect(self)`, by its name or by the one that it was given where it was found.
        private func asks(_ value: TermID, in block: Int) -> Bool {
            guard let call = body.graph.blocks[block].call.map({ body.graph.calls[$0] }), let receiver = call.receiver
            else { return false }
            return receiver == value || body.graph.targets(assigned: value).contains(receiver)
        }
    }
}

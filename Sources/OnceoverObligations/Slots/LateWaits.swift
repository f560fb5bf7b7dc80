import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols
import SwiftSyntax

/// Waits that begin behind the end of their object. A method says by a flag that all is over, and answers who waits; who is
/// stored later, without a look at the flag behind the last wait, is answered by nobody.
struct LateWaits {
    let context: FileContext

    /// A method that answers all who wait, and the flag by which it says so.
    private struct End {
        let method: Int
        let flag: String
        let value: Bool
    }

    func violations(on slot: SlotFinder.Slot) -> [Violation] {
        guard !slot.property.shape.isHandler, !context.isOfTests else { return [] }
        let answering = slot.methods.filter { context.slots.answers(slot.property, in: $0) }
        let ends = answering.flatMap { self.ends(in: $0) }
        // Who is stored late, another method may answer that ends nothing.
        guard answering.allSatisfy({ method in ends.contains { $0.method == method } }) else { return [] }
        if ends.isEmpty { return [] }
        return slot.methods.compactMap { method in
            guard !context.declarations.functions[method].isInitializer,
                !ends.contains(where: { $0.method == method })
            else { return nil }
            return ends.lazy.compactMap { violation(on: slot, storedBy: method, behind: $0) }.first
        }
    }

    private func ends(in method: Int) -> [End] {
        let graph = context.graph(of: method)
        return graph.assignments.compactMap { target, value in
            guard case .boolean(let value) = value, case .member(graph.selfTerm, let name) = graph.terms[target].kind
            else { return nil }
            return End(method: method, flag: name, value: value)
        }
    }

    private func violation(on slot: SlotFinder.Slot, storedBy method: Int, behind end: End) -> Violation? {
        guard let body = context.slots.flow(of: method, slot.property)?.body else { return nil }
        let stores = body.graph.blocks.indices.flatMap { block in
            SlotSteps(body: body).sitesPutting(in: block).map { (block: block, site: $0) }
        }
        let late = stores.lazy.compactMap { store -> (site: Site, wait: Site?)? in
            if isAsked(end.flag, around: method, of: slot.property) {
                return wait(between: end, andStoreIn: store.block, of: body.graph).map { (store.site, $0) }
            }
            return isForGood(end, of: slot.property) && slot.property.container == .collection ? (store.site, nil) : nil
        }.first
        return late.map { violation(slot.property, at: $0.site, waitedFor: $0.wait, end) }
    }

    // MARK: - Asked too early

    /// What is waited for behind the question that would have refused the wait, and before it is stored.
    private func wait(between end: End, andStoreIn store: Int, of graph: FlowGraph) -> Site? {
        guard let flag = graph.terms.find(end.flag, of: graph.selfTerm) else { return nil }
        let predecessors = graph.predecessors
        var queue: [(block: Int, wait: Site?)] = [(store, nil)]
        var seen: [Set<Int>] = [[], []]
        while let (block, wait) = queue.popLast() {
            for earlier in predecessors[block] {
                let asked = graph.blocks[earlier].edges.filter { $0.assumptions.contains { $0.term == flag } }
                // A block asks behind its call.
                if let wait, isRefusal(asked, flag, end, to: block) { return wait }
                let waited = wait ?? graph.wait(in: earlier)
                if asked.isEmpty, seen[waited == nil ? 0 : 1].insert(earlier).inserted {
                    queue.append((earlier, waited))
                }
            }
        }
        return nil
    }

    /// Whether the way to the store is the one on which the object has not ended yet.
    private func isRefusal(_ asked: [Edge], _ flag: TermID, _ end: End, to block: Int) -> Bool {
        asked.contains {
            $0.target == block && $0.assumptions.contains(Constraint(flag, .boolean(!end.value)))
        }
    }

    // MARK: - Never asked

    /// Whether the method has to do with the flag, or what it calls, or who calls it.
    private func isAsked(_ flag: String, around method: Int, of property: StoredProperty) -> Bool {
        if context.mentions(flag, in: method) { return true }
        let own = context.declarations.functions[method].name
        let isAskedNear = context.code.functions(seeing: property).contains { other in
            let name = context.declarations.functions[other].name
            let isNear =
                context.mentions(name + "(", in: method) || !own.isEmpty && context.mentions(own + "(", in: other)
            return isNear && other != method && context.mentions(flag, in: other)
        }
        // To go over the tokens of the file costs most.
        return isAskedNear || isAskedByProperty(flag)
    }

    /// `var isReady: Bool { isBuilt }`
    private func isAskedByProperty(_ flag: String) -> Bool {
        context.file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == flag
                && sequence(first: Syntax(token), next: \.parent).contains { $0.is(AccessorBlockSyntax.self) }
        }
    }

    /// Whether nothing takes the end back.
    private func isForGood(_ end: End, of property: StoredProperty) -> Bool {
        !context.code.functions(seeing: property).contains { other in
            guard !context.declarations.functions[other].isInitializer, context.mentions(end.flag, in: other) else {
                return false
            }
            let graph = context.graph(of: other)
            guard let flag = graph.terms.find(end.flag, of: graph.selfTerm) else { return false }
            return graph.assignments.contains { $0.target == flag && $0.value != .boolean(end.value) }
        }
    }

    private func violation(
        _ property: StoredProperty, at site: Site, waitedFor wait: Site?, _ end: End
    ) -> Violation {
        let obligation = property.obligation(in: context.file)
        let name = context.declarations.functions[end.method].fullName
        let answered = Note(
            "`\(name)` answers what waits in `\(obligation.name)`, and sets `\(end.flag)`",
            at: context.file.location(of: Site(context.declarations.functions[end.method].nameToken)))
        let waited = wait.map {
            Note(
                "`\(end.flag)` was asked before this wait, in which others are let in",
                at: context.file.location(of: $0))
        }
        let place = context.file.location(of: site)
        return Violation(
            obligation: obligation, defect: .storedBehindEnd(of: name), location: place,
            witness: [answered] + [waited].compactMap { $0 } + [
                Note("stored here, where nobody answers it", at: place)
            ],
            need: .overlap)
    }
}

extension FlowGraph {
    /// Where a block waits, and lets others in. What is given a closure may run it at once.
    fileprivate func wait(in block: Int) -> Site? {
        guard let call = blocks[block].call.map({ calls[$0] }), call.isAwaited,
            !call.arguments.contains(where: \.mayBeClosure)
        else { return nil }
        return call.site
    }
}

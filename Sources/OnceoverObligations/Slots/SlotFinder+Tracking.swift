import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// A stored property as the obligation that a method is followed with.
extension SlotFinder {
    /// Nothing where the method does not touch the property.
    func track(_ property: StoredProperty, in function: Int) -> TrackedMethod? {
        graph(of: function, for: property).flatMap { track(property, in: function, laidOutAs: $0) }
    }

    func track(_ property: StoredProperty, in function: Int, laidOutAs graph: FlowGraph) -> TrackedMethod? {
        let declared = context.declarations.functions[function]
        guard let holder = context.code.term(of: property, in: function, laidOutAs: graph),
            let slot = slot(
                property, holder, of: context.code.keeper(of: property, in: function, laidOutAs: graph), in: graph,
                startsEmpty: declared.isInitializer || Vocabulary.frameworkSetUps.contains(declared.name))
        else { return nil }
        let obligation = TrackedObligation(
            kind: property.shape.obligationKind, name: property.obligationName, site: property.site,
            roots: [slot.root], optionalRoots: [], start: graph.entry, end: graph.exit, throwEnd: graph.throwExit,
            slot: slot)
        return TrackedMethod(function: function, obligation: obligation, graph: graph)
    }

    private func slot(
        _ property: StoredProperty, _ holder: TermID, of keeper: TermID?, in graph: FlowGraph, startsEmpty: Bool
    ) -> TrackedSlot? {
        switch property.container {
        case .single, .collection:
            return TrackedSlot(
                property: property, root: holder, holder: holder, keeper: keeper, caseName: nil,
                isCollection: property.container == .collection,
                startsEmpty: startsEmpty, isAnsweredWhenReplaced: context.slots.isAnsweredWhenReplaced(property))
        case .payload(let name, let index):
            // A method that assigns the state and never looks at the payload can still lose it.
            let payload = graph.terms.find("\(name).\(index)", of: holder)
            return TrackedSlot(
                property: property, root: payload ?? holder, holder: holder, keeper: keeper, caseName: name,
                isCollection: property.isList, startsEmpty: startsEmpty, isAnsweredWhenReplaced: false)
        }
    }
}

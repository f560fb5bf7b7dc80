import OnceoverControlFlow
import OnceoverSymbols

/// A stored property as the obligation that a method is followed with.
extension SlotFinder {
    /// The property, and the graph of a method that it is followed in; nothing where the method does not touch it.
    func track(
        _ property: StoredProperty, in function: Int
    ) -> (obligation: TrackedObligation, graph: FlowGraph)? {
        graph(of: function, for: property).flatMap { graph in
            track(property, in: function, laidOutAs: graph).map { ($0, graph) }
        }
    }

    func track(_ property: StoredProperty, in function: Int, laidOutAs graph: FlowGraph) -> TrackedObligation? {
        let declared = context.declarations.functions[function]
        guard let holder = graph.term(of: property),
            let slot = slot(
                property, holder, in: graph, startsEmpty: declared.isInitializer || Self.setUp.contains(declared.name))
        else { return nil }
        return TrackedObligation(
            kind: property.shape.obligationKind, name: property.obligationName, site: property.site,
            roots: [slot.root],
            optionalRoots: [], start: graph.entry, end: graph.exit, throwEnd: graph.throwExit, slot: slot)
    }

    /// Functions that a framework calls once, before anything is stored.
    private static let setUp: Set<String> = ["handlerAdded", "viewDidLoad", "setUp", "awakeFromNib"]

    private func slot(
        _ property: StoredProperty, _ holder: TermID, in graph: FlowGraph, startsEmpty: Bool
    ) -> TrackedSlot? {
        switch property.container {
        case .single, .collection:
            return TrackedSlot(
                property: property, root: holder, holder: holder, caseName: nil,
                isCollection: property.container == .collection,
                startsEmpty: startsEmpty, isAnsweredWhenReplaced: context.slots.isAnsweredWhenReplaced(property))
        case .payload(let name, let index):
            // A method that assigns the state and never looks at the payload can still lose it.
            let payload = graph.terms.find("\(name).\(index)", of: holder)
            return TrackedSlot(
                property: property, root: payload ?? holder, holder: holder, caseName: name,
                isCollection: property.isList, startsEmpty: startsEmpty, isAnsweredWhenReplaced: false)
        }
    }
}

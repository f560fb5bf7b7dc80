import OnceoverControlFlow
import OnceoverSymbols

/// Finds the stored properties whose obligations a method can touch.
struct SlotFinder {
    let context: FileContext

    /// A stored property that is followed, with the methods that mention it.
    struct Slot {
        let property: StoredProperty
        let methods: [Int]
        /// Whether a fault in its life is a finding. What owners set from outside, they may set again.
        var isReported: Bool { !property.shape.isHandler || property.isPrivate }
    }

    func all() -> [Slot] { context.storedProperties.compactMap(slot) }

    /// Nothing where the property is not followed.
    func slot(of property: StoredProperty) -> Slot? {
        guard property.isClearable else { return nil }
        let methods = context.declarations.functions.indices.filter { index in
            let function = context.declarations.functions[index]
            return function.typeName == property.typeName && !function.isLocal && track(property, in: index) != nil
        }
        guard !methods.isEmpty, isFollowed(property, methods) else { return nil }
        return Slot(property: property, methods: methods)
    }

    /// Whether a property of this shape is followed wherever a method touches it.
    static func isFollowedAnywhere(_ property: StoredProperty) -> Bool {
        switch property.shape {
        case .continuation, .promise: true
        case .stream, .other, .handler, .presumedHandler: false
        }
    }

    /// A handler is an obligation where a method was given it to call when it is done.
    private func isFollowed(_ property: StoredProperty, _ methods: [Int]) -> Bool {
        Self.isFollowedAnywhere(property)
            || property.shape.isHandler && methods.contains { takesHandler(for: property, in: $0) }
    }

    private func takesHandler(for property: StoredProperty, in function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard !declared.isInitializer, let tracked = track(property, in: function), let slot = tracked.slot else {
            return false
        }
        let graph = context.graph(of: function)
        let finder = ObligationFinder(context: context, function: function)
        let handlers = declared.parameters.indices.filter { finder.isObligation($0) }.map { graph.parameters[$0] }
        return graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .assign(slot.holder, .term(let value), _) = instruction {
                    handlers.contains(value)
                } else {
                    false
                }
            }
        }
    }

    /// The property in a method's graph; nothing where the method does not mention it.
    func track(_ property: StoredProperty, in function: Int) -> TrackedObligation? {
        guard property.path.allSatisfy({ context.mentions($0, in: function) }) else { return nil }
        let declared = context.declarations.functions[function]
        let graph = context.graph(of: function)
        var holder = graph.selfTerm
        for name in property.path {
            guard let member = graph.terms.find(name, of: holder) else { return nil }
            holder = member
        }
        guard
            let slot = slot(
                property, holder, in: graph, startsEmpty: declared.isInitializer || Self.setUp.contains(declared.name))
        else { return nil }
        return TrackedObligation(
            kind: property.shape.obligationKind, name: property.path.last ?? "", site: property.site,
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
                startsEmpty: startsEmpty)
        case .payload(let name, let index):
            // A method that assigns the state and never looks at the payload can still lose it.
            let payload = graph.terms.find("\(name).\(index)", of: holder)
            return TrackedSlot(
                property: property, root: payload ?? holder, holder: holder, caseName: name,
                isCollection: false, startsEmpty: startsEmpty)
        }
    }
}

extension HandlerShape {
    var obligationKind: Obligation.Kind {
        switch self {
        case .continuation: .continuation
        case .stream: .stream
        case .promise: .promise
        case .handler, .presumedHandler, .other: .handler
        }
    }
}

extension StoredProperty {
    /// Where its name stands in this file; an empty range where it is declared in another one.
    var site: Site {
        switch declared {
        case .here(let token): Site(token)
        case .elsewhere: Site(start: 0, end: 0)
        }
    }
}

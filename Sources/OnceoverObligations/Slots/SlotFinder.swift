import OnceoverControlFlow
import OnceoverSymbols

/// Finds the stored properties whose obligations a method can touch.
struct SlotFinder {
    let context: FileContext

    /// A stored property that is followed, with the methods that mention it.
    struct Slot {
        let property: StoredProperty
        let methods: [Int]
        /// Whether an object gets a handler as it is made, and no other: then it is meant for one use, and what stays stored
        /// behind that use does no harm.
        let isForOneUse: Bool
    }

    /// Those in whose lives a fault is a finding. What owners set from outside, they may set again; and a list of handlers
    /// may be a record of them, as mocks keep it, or of listeners, unless some method calls and empties it.
    func reported() -> [Slot] {
        context.storedProperties.filter { !$0.shape.isHandler || $0.isPrivate }.compactMap(slot).filter { slot in
            (!slot.isForOneUse || isTakenOut(slot)) && !isOfControl(slot) && !isRecord(slot)
        }
    }

    /// Whether some method takes the only handler of its object out when it calls it, or calls it as the object goes: then the
    /// next callback may come, or that one will.
    private func isTakenOut(_ slot: Slot) -> Bool {
        slot.methods.contains { method in
            context.slots.takesOut(slot.property, in: method)
                || context.declarations.functions[method].isDeinitializer
                    && context.slots.flow(of: method, slot.property)?.dischargesSlot ?? false
        }
    }

    private func isRecord(_ slot: Slot) -> Bool {
        slot.property.shape.isHandler && slot.property.container != .single && slot.property.elementMember == nil
            && !slot.methods.contains { context.slots.takesOut(slot.property, in: $0) }
    }

    /// Whether a handler is what a control calls each time that it is used: `@IBAction func tapped() { completion?() }`.
    private func isOfControl(_ slot: Slot) -> Bool {
        slot.property.shape.isHandler
            && slot.methods.contains { method in
                context.declarations.functions[method].attributes.contains {
                    $0.trimmedDescription == "@IBAction"
                }
            }
    }

    /// Nothing where the property is not followed.
    func slot(of property: StoredProperty) -> Slot? {
        guard property.isClearable else { return nil }
        let candidates = context.declarations.functions.indices.filter { mayTouch(property, in: $0) }
        // Methods are laid out only for a property that may be followed; most properties are set by owners.
        guard mayBeFollowed(property, by: candidates) else { return nil }
        let methods = candidates.filter { track(property, in: $0) != nil }
        if property.shape.isHandler { return slot(ofHandler: property, methods) }
        let isFollowed = Self.isFollowedAnywhere(property) || isRefilled(property, by: methods)
        return isFollowed && !methods.isEmpty ? Slot(property: property, methods: methods, isForOneUse: false) : nil
    }

    /// A handler is an obligation where a method was given it to call when it is done.
    private func slot(ofHandler property: StoredProperty, _ methods: [Int]) -> Slot? {
        let givers = methods.filter { takesHandler(for: property, in: $0) }
        if givers.isEmpty { return nil }
        let isForOneUse = givers.allSatisfy { context.declarations.functions[$0].isInitializer }
        return Slot(property: property, methods: methods, isForOneUse: isForOneUse)
    }

    /// A stream is an obligation where a method finishes it and makes room for another: one that nobody finishes is meant to
    /// go on for ever, and one that stays is the only one of its object.
    private func isRefilled(_ property: StoredProperty, by methods: [Int]) -> Bool {
        property.shape.isStream && methods.contains { context.slots.takesOut(property, in: $0) }
    }

    private func mayTouch(_ property: StoredProperty, in function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        return property.isVisible(in: declared) && !declared.isLocal && mentions(property, in: function)
            && !SlotObservers(property: property, context: context).isObserver(function)
    }

    private func mentions(_ property: StoredProperty, in function: Int) -> Bool {
        names(property, in: function) || resetsOwner(of: property, in: function)
    }

    private func names(_ property: StoredProperty, in function: Int) -> Bool {
        property.path.allSatisfy { context.mentions($0, in: function) }
    }

    /// `state = State()`: a new value takes the place of the one that the property belongs to.
    private func resetsOwner(of property: StoredProperty, in function: Int) -> Bool {
        guard property.path.count > 1, context.mentions(property.path[0] + " = ", in: function) else { return false }
        let graph = context.graph(of: function)
        guard let owner = graph.terms.find(property.path[0], of: graph.selfTerm) else { return false }
        let made = Set(graph.calls.filter(\.isInitializer).map(\.result))
        return graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .assign(owner, .term(let value), _) = instruction { made.contains(value) } else { false }
            }
        }
    }

    /// A method's graph with a term for a property that it touches; nothing where it does not touch it.
    private func graph(of function: Int, for property: StoredProperty) -> FlowGraph? {
        if names(property, in: function), context.graph(of: function).term(of: property) != nil {
            return context.graph(of: function)
        }
        return resetsOwner(of: property, in: function) ? context.graph(of: function).naming(property.path) : nil
    }

    /// Whether a property of this shape is followed wherever a method touches it.
    static func isFollowedAnywhere(_ property: StoredProperty) -> Bool {
        switch property.shape {
        case .continuation, .promise: true
        case .stream, .answerable, .slot, .other, .handler, .presumedHandler: false
        }
    }

    private func mayBeFollowed(_ property: StoredProperty, by methods: [Int]) -> Bool {
        Self.isFollowedAnywhere(property)
            || property.shape.isStream && property.isPrivate && property.container == .single
            || property.shape.isHandler && methods.contains { !handlers(givenTo: $0).isEmpty }
    }

    /// The numbers of the parameters of a method that are handlers it must call.
    private func handlers(givenTo function: Int) -> [Int] {
        let declared = context.declarations.functions[function]
        let finder = ObligationFinder(context: context, function: function)
        return declared.parameters.indices.filter { finder.isObligation($0) }
    }

    /// Whether a method, and no initialiser, stores the handler that it was given in a property.
    func isGiven(_ property: StoredProperty) -> Bool {
        property.shape.isHandler
            && context.declarations.functions.indices.contains {
                !context.declarations.functions[$0].isInitializer && mayTouch(property, in: $0)
                    && takesHandler(for: property, in: $0)
            }
    }

    private func takesHandler(for property: StoredProperty, in function: Int) -> Bool {
        let given = handlers(givenTo: function)
        guard !given.isEmpty, let (tracked, graph) = track(property, in: function), let slot = tracked.slot
        else { return false }
        let handlers = given.map { graph.parameters[$0] }
        return assigns(handlers, to: slot, in: graph) || adds(handlers, to: slot, in: graph)
            || property.elementMember.map { makes(elementWith: $0, of: handlers, in: graph) } ?? false
    }

    private func assigns(_ handlers: [TermID], to slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.instructions.contains { instruction in
                guard case .assign(let target, let value, _) = instruction else { return false }
                return value.terms.contains(where: handlers.contains)
                    && (target == slot.holder || isElement(target, of: slot, in: graph))
            }
        }
    }

    /// `waiting[id]`
    private func isElement(_ term: TermID, of slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        guard slot.isCollection, case .member(slot.root, let name) = graph.terms[term].kind else { return false }
        return name.hasPrefix("[")
    }

    private func makes(elementWith member: String, of handlers: [TermID], in graph: FlowGraph) -> Bool {
        graph.calls.contains { call in
            call.isInitializer
                && call.arguments.contains { $0.label == member && $0.operand.terms.contains(where: handlers.contains) }
        }
    }

    private func adds(_ handlers: [TermID], to slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        slot.isCollection
            && graph.calls.contains { call in
                call.receiver == slot.root && call.name.map(SlotCalls.storing.contains) ?? false
                    && call.arguments.contains { $0.operand.terms.contains(where: handlers.contains) }
            }
    }

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

extension HandlerShape {
    var isStream: Bool { if case .stream = self { true } else { false } }

    var obligationKind: Obligation.Kind {
        switch self {
        case .continuation: .continuation
        case .stream: .stream
        case .promise: .promise
        case .answerable, .slot: .answerable
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

extension FlowGraph {
    /// What stands for a stored property of `self`; nothing where the body does not mention it.
    func term(of property: StoredProperty) -> TermID? {
        var holder = selfTerm
        for name in property.path {
            guard let member = terms.find(name, of: holder) else { return nil }
            holder = member
        }
        return holder
    }
}

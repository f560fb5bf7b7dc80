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

    /// Those in whose lives a fault is a finding. What owners set from outside, they may set again, and which handlers of a
    /// double are called when, a test says; and a list of handlers may be a record of them, as mocks keep it, or of
    /// listeners, unless some method calls and empties it.
    func reported() -> [Slot] {
        let followed = context.storedProperties.filter {
            !$0.shape.isHandler || $0.isPrivate && !context.isOfTests
        }
        return followed.compactMap(slot).filter { slot in
            (!slot.isForOneUse || context.slots.isFoundAgain(slot.property, by: slot.methods))
                && !isOfControl(slot) && !isRecord(slot) && !isOfEvents(slot)
        }
    }

    private func isRecord(_ slot: Slot) -> Bool {
        slot.property.shape.isHandler && slot.property.container != .single && slot.property.elementMember == nil
            && !context.slots.isTakenOut(slot.property, by: slot.methods)
            && !givers(of: slot.property, among: slot.methods).contains { startsCalls(of: slot, in: $0) }
    }

    /// Whether a method that is given a handler starts what calls all that are in the list, and leaves them there: the next one
    /// has them called again.
    private func startsCalls(of slot: Slot, in giver: Int) -> Bool {
        context.slots.leavesBehind(slot.property, in: giver)
            && context.slots.steps(of: giver, slot.property)?.dischargesInCallback ?? false
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
        let givers = givers(of: property, among: methods)
        if givers.isEmpty { return nil }
        let isForOneUse = givers.allSatisfy { context.declarations.functions[$0].isInitializer }
        return Slot(property: property, methods: methods, isForOneUse: isForOneUse)
    }

    /// A stream is an obligation where a method finishes it and makes room for another: one that nobody finishes is meant to
    /// go on for ever, and one that stays is the only one of its object.
    private func isRefilled(_ property: StoredProperty, by methods: [Int]) -> Bool {
        property.shape.isStream && context.slots.isTakenOut(property, by: methods)
    }

    func mayTouch(_ property: StoredProperty, in function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        return property.isVisible(in: declared) && !declared.isLocal && mentions(property, in: function)
            && !SlotObservers(property: property, context: context).isObserver(function)
    }

    private func mentions(_ property: StoredProperty, in function: Int) -> Bool {
        names(property, in: function) || resetsOwner(of: property, in: function)
    }

    private func names(_ property: StoredProperty, in function: Int) -> Bool {
        context.code.path(to: property, in: function)?.allSatisfy { context.code.mentions(property: $0, in: function) }
            ?? false
    }

    /// `state = State()`: a new value takes the place of the one that the property belongs to.
    private func resetsOwner(of property: StoredProperty, in function: Int) -> Bool {
        let type = context.declarations.functions[function].typeName
        guard property.path.count > 1, property.isGlobal || type == property.typeName,
            context.code.mentions(property.path[0] + " = ", in: function)
        else { return false }
        let graph = context.graph(of: function)
        guard let owner = graph.terms.find(property.path[0], of: graph.selfTerm) else { return false }
        let made = Set(graph.calls.filter(\.isInitializer).map(\.result))
        return graph.assignments.contains { target, value in
            if target == owner, case .term(let value) = value { made.contains(value) } else { false }
        }
    }

    /// A method's graph with a term for a property that it touches; nothing where it does not touch it.
    func graph(of function: Int, for property: StoredProperty) -> FlowGraph? {
        if names(property, in: function), context.code.term(of: property, in: function) != nil {
            return context.graph(of: function)
        }
        return resetsOwner(of: property, in: function) ? context.code.graph(of: function, naming: property) : nil
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
            || property.shape.isStream && property.isPrivate
            || property.shape.isHandler && mayBeGiven(property, by: methods)
    }
}

import OnceoverSignatures
import OnceoverSymbols

/// What may wait for the end of an interaction.
extension DelegateExits {
    /// Whether a conforming type has the property, or works for an object that has it: `weak var owner: Radio?`.
    func answers(for property: StoredProperty, _ conformance: Conformance) -> Bool {
        conformance.typeName == property.typeName || property.isGlobal && property.isPrivate
            || context.declarations.stores(property.simpleTypeName, in: conformance.typeName)
    }

    /// A property that is never empty holds the obligation of an object that is made for one call.
    func isFollowed(_ property: StoredProperty) -> Bool {
        if property.elementMember != nil && property.container != .single || property.shape.isStream { return false }
        if property.isClearable {
            // Of another file's handlers, those are told that a method is given.
            if property.shape.isHandler, case .elsewhere = property.declared { return true }
            let finder = SlotFinder(context: context)
            return finder.slot(of: property) != nil || finder.isGiven(property)
        }
        switch property.shape {
        case .continuation, .promise, .answerable, .slot: return property.container == .single
        case .handler(isOptional: false):
            return HandlerName.isCompletion(property.path.last ?? "") || isEmptiedByClosure(property)
        default: return false
        }
    }

    /// `private var shown: (Page) -> Void = { _ in }`, which a method gives the handler that it was given: an empty closure
    /// stands for none.
    private func isEmptiedByClosure(_ property: StoredProperty) -> Bool {
        property.isPrivate && property.container == .single && SlotFinder(context: context).isGiven(property)
    }
}

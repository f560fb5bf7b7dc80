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

    /// `var onError: ((any Error) -> Void)?`
    func hearsFailureAlone(_ property: StoredProperty) -> Bool {
        property.shape.isHandler && property.path.last.map(HandlerName.isFailure) ?? false
    }

    /// Whether a closure is not there for what the user calls off.
    func hearsNoCancel(_ property: StoredProperty, _ conformance: Conformance) -> Bool {
        property.shape.isHandler && (isOfShownView(conformance) || hearsChoiceAlone(property))
    }

    /// `struct Picker: UIViewControllerRepresentable { final class Coordinator: … }`: whoever shows such a view hears of its end by what
    /// shows it.
    private func isOfShownView(_ conformance: Conformance) -> Bool {
        context.declarations.conformances.contains { outer in
            conformance.typeName.hasPrefix(outer.typeName + ".")
                && outer.names.contains { $0.hasSuffix("Representable") }
        }
    }

    /// `private var completion: ((String) -> Void)?`
    private func hearsChoiceAlone(_ property: StoredProperty) -> Bool {
        guard let name = property.path.last,
            let type = context.declarations.writtenType(ofProperty: name, in: property.typeName)
        else { return false }
        return context.declarations.handlerType(type)?.tellsChoiceAlone ?? false
    }
}

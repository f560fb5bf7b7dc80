import OnceoverContracts
import OnceoverSignatures
import OnceoverSymbols

/// Why an exit without an answer may be intended.
struct OpenEnds {
    let property: StoredProperty
    let conformance: Conformance
    let context: FileContext
    /// Optional callbacks that answer.
    let others: [ContractRow.Exit]

    /// - Parameters:
    ///   - isMissing: whether no method of the end has to do with what is stored.
    ///   - isForgotten: whether one does nothing with it.
    func rulings(
        on exit: ContractRow.Exit, isMissing: Bool, isForgotten: Bool, _ interaction: DelegateContract
    ) -> [Ruling] {
        let policy = context.survey.assumptions
        var rulings: [Ruling] = []
        if exit.outcome == .cancel, hearsNoCancel { rulings += policy.ruling(.cancelUnheard) }
        if !isForgotten, TimeLimit(property: property, context: context).isSet {
            rulings += policy.ruling(.timeLimitAnswers)
        }
        let isPath = !isMissing && !isForgotten && interaction.isExclusive
        if isMissing && mayGoOn && exit.outcome == .success || isPath && !others.isEmpty {
            rulings += policy.ruling(.interactionGoesOn)
        }
        return rulings
    }

    /// A page that has loaded is not what is waited for where an address is that it leads to.
    private var mayGoOn: Bool { others.contains { $0.outcome == .success } }

    /// Whether a closure is not there for what the user calls off.
    private var hearsNoCancel: Bool {
        property.shape.isHandler && (isOfShownView || hearsChoiceAlone)
    }

    /// `struct Picker: UIViewControllerRepresentable { final class Coordinator: … }`: the code that shows such a view
    /// learns of its end from the presentation.
    private var isOfShownView: Bool {
        context.declarations.conformances.contains { outer in
            conformance.typeName.hasPrefix(outer.typeName + ".")
                && outer.names.contains { $0.hasSuffix("Representable") }
        }
    }

    /// `private var completion: ((String) -> Void)?`
    private var hearsChoiceAlone: Bool {
        guard let name = property.path.last,
            let type = context.declarations.writtenType(ofProperty: name, in: property.typeName)
        else { return false }
        return context.declarations.handlerType(type)?.tellsChoiceAlone ?? false
    }
}

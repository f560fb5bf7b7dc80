import OnceoverSignatures
import OnceoverSymbols

extension Assumption {
    /// A handler that receives only a choice, or that a presented view stores.
    static let cancelUnheard = Assumption(
        "cancel-unheard", onExit: .demotes,
        AssumptionPage(
            takes: "A stored handler that only receives a choice is assumed not to need a call when the user cancels.",
            why: """
                The code that shows the view learns that the view has closed. The same is assumed for every handler in \
                the coordinator of a SwiftUI wrapper such as `UIViewControllerRepresentable`.
                """,
            example: """
                var onPick: ((Picture) -> Void)?
                func picker(_ picker: Picker, didPick picture: Picture) { onPick?(picture) }
                func pickerDidCancel(_ picker: Picker) { picker.dismiss() }
                """,
            stillFound: """
                A continuation. Outside such a coordinator also a handler that can say that nothing was chosen: one \
                without a parameter, or with an optional, a `Bool` or a result.
                """,
            costs: "A caller that waits for the handler after the user cancels."),
        applies: { $0.exit.outcome == .cancel && $0.hearsNoCancel })
}

extension ExitCase {
    /// Whether a closure is not there for what the user calls off.
    fileprivate var hearsNoCancel: Bool { property.shape.isHandler && (isOfShownView || hearsChoiceAlone) }

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

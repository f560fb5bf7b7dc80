extension Assumption {
    /// A handler that receives only a choice, or that a presented view stores.
    static let cancelUnheard = Assumption(
        "cancel-unheard", ruling: .delegate, .demotes,
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
            costs: "A caller that waits for the handler after the user cancels."))
}

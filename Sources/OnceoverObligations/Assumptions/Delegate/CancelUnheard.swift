extension Assumption {
    /// A handler that is told a choice alone, or that a shown view has.
    static let cancelUnheard = Assumption(
        "cancel-unheard", ruling: .delegate, .demotes,
        AssumptionPage(
            takes: "A stored handler that is told only what was chosen need not hear that the user has called it off.",
            why: "Whoever shows the view hears of its end by what shows it.",
            example: """
                var onPick: ((Picture) -> Void)?
                func picker(_ picker: Picker, didPick picture: Picture) { onPick?(picture) }
                func pickerDidCancel(_ picker: Picker) { picker.dismiss() }
                """,
            stillFound: "A continuation, and a handler that can be told of nothing.",
            costs: "A caller that waits for the handler when the user cancels."))
}

import OnceoverControlFlow

extension Assumption {
    /// `guard isOn else { return false }`, where all paths that call the handler return true.
    static let toldByResult = Assumption(
        "told-by-result", .path, .demotes,
        AssumptionPage(
            takes: "A path may skip the handler if it returns something else than the paths that call it.",
            why: "In a function such as `send(_:completion:) -> Bool`, the result says whether the caller has to wait.",
            example: """
                func send(_ text: String, completion: @escaping () -> Void) -> Bool {
                    guard isOn else { return false }
                    radio.send(text) { completion() }
                    return true
                }
                """,
            stillFound: "A path that returns the same as a path that calls the handler.",
            costs: "A caller that ignores the result waits forever."),
        applies: { $0.leaks { $0.isTold(by: .result) } })
}

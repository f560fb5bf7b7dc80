import OnceoverControlFlow

extension Assumption {
    /// `guard isOn else { return false }`, where all paths that call the handler return true.
    static let toldByResult = Assumption(
        "told-by-result", .path, .demotes,
        AssumptionPage(
            takes: """
                A path that returns another truth value, case or nil than every path that calls the handler says \
                that it does not call it.
                """,
            why: """
                Functions such as `send(_:completion:) -> Bool` say by their result whether there is something to \
                wait for.
                """,
            example: """
                func send(_ text: String, completion: @escaping () -> Void) -> Bool {
                    guard isOn else { return false }
                    radio.send(text) { completion() }
                    return true
                }
                """,
            stillFound: "Paths that return the same as one that calls the handler.",
            costs: "A caller that does not look at the result waits for ever."),
        applies: { $0.leaks { $0.isTold(by: .result) } })
}

extension Assumption {
    /// `call.keepAlive = true`, `bridge?.saveCall(call)`
    static let keptForLater = Assumption(
        "kept-for-later", onParameter: .excuses,
        AssumptionPage(
            takes:
                "A framework's call object, such as `CAPPluginCall`, that a function saves is assumed to be answered elsewhere.",
            why: "The framework has such functions for calls that are answered later, or several times.",
            example: """
                func watch(_ call: CAPPluginCall) {
                    call.keepAlive = true
                    calls.append(call)
                }
                """,
            stillFound: "A call that the function neither answers nor saves.",
            costs: "A saved call that nobody answers."),
        applies: { $0.isOwed && $0.handlers.isSaved($0.index) })
}

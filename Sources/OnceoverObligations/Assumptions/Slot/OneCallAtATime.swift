import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `self.completion = completion; start()` of an object that nothing shows to be shared.
    static let oneCallAtATime = Assumption(
        "one-call-at-a-time", .slot, .demotes,
        AssumptionPage(
            takes: "A method that stores a handler is assumed not to be called again before that handler is called.",
            why: "Nothing shows that several callers share the object.",
            example: """
                func load(completion: @escaping (Chart) -> Void) {
                    self.completion = completion
                    source.start()
                }
                """,
            stillFound: """
                A continuation. A handler of a shared instance, of a global, or of an object that is the delegate of \
                one that it stores. A method that tests whether a handler is stored: it expects a second call.
                """,
            costs: "A second call that replaces the handler of the first."),
        applies: { $0.overwrites(\.isOfUnsharedObject) })
}

extension StepCase {
    fileprivate var isOfUnsharedObject: Bool {
        isHandler && !asksWhoWaits && state.isEmpty && !isOfSharedObject
            && !Listeners(context: context).include(property)
    }

    /// Whether all callers share one object: `static let shared = Radio()`.
    private var isOfSharedObject: Bool {
        property.isGlobal || context.declarations.hasSharedInstance(property.typeName)
    }
}

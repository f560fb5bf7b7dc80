import OnceoverSignatures

extension Assumption {
    /// `func onTide(handler: @escaping (Tide) -> Void)`: a caller of such a function listens.
    static let listenerParameter = Assumption(
        "listener-parameter", onParameter: .excuses,
        AssumptionPage(
            takes: "A handler is assumed to listen if its function registers listeners, or calls it for each event.",
            why: """
                The name of the function says so, the function returns a subscription, a repeating callback calls the \
                handler, or a `stop…` function ends it.
                """,
            example: """
                func startScanner(handler: @escaping (Ship) -> Void) { radio.found = { handler($0) } }
                func stopScanner() { radio.found = nil }
                """,
            stillFound: """
                A handler that is told whether the subscription succeeded. A handler of a function whose name says \
                that something ends.
                """,
            costs: "A caller that waits for one call of such a handler."),
        applies: { $0.isByNameAlone && $0.hearsOfEvents || !$0.isOwed && $0.isOfSubscription })
}

extension ParameterCase {
    /// `-> Subscription`
    fileprivate var isOfSubscription: Bool { handlers.givesSubscription && !handlers.hearsWhetherItStands(parameter) }

    fileprivate var hearsOfEvents: Bool {
        handlers.isListener(parameter) || handlers.isFormerListener(parameter) || isOfRegistration
            || handlers.hearsSubject(parameter) || handlers.isOfModifier(parameter)
            || handlers.hearsHowMuchIsDone(parameter)
            || handlers.isVague(parameter)
                && (handlers.isForEachElement(parameter) || handlers.isAddedInChain(parameter))
    }

    /// A handler that is called a completion handler hears of one end, unless the function says that it subscribes.
    private var isOfRegistration: Bool {
        let name = handlers.declared.name
        if handlers.isExplicit(parameter) {
            return HandlerName.isNamedForEvent(name) || handlers.isSubscriber(parameter)
        }
        return HandlerName.registersEvents(function: name) && !handlers.hearsWhetherItStands(parameter)
            || handlers.isMonitor || handlers.hearsUntilStopped(parameter)
    }
}

import OnceoverSignatures

extension Assumption {
    /// `func onTide(handler: @escaping (Tide) -> Void)`: whoever calls it listens.
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
                A handler that hears whether the subscription stands. A handler of a function whose name says that \
                something ends.
                """,
            costs: "A caller that waits for one call of such a handler."),
        applies: { $0.isByNameAlone && $0.hearsOfEvents || !$0.isOwed && $0.isOfSubscription })
}

extension ParameterCase {
    /// `-> Subscription`
    fileprivate var isOfSubscription: Bool { finder.givesSubscription && !finder.hearsWhetherItStands(parameter) }

    fileprivate var hearsOfEvents: Bool {
        finder.isListener(parameter) || finder.isFormerListener(parameter) || isOfRegistration
            || finder.hearsSubject(parameter) || finder.isOfModifier(parameter) || finder.hearsHowMuchIsDone(parameter)
            || finder.isVague(parameter)
                && (finder.isForEachElement(parameter) || finder.isAddedInChain(parameter))
    }

    /// A handler that is called a completion handler hears of one end, unless the function says that it subscribes.
    private var isOfRegistration: Bool {
        let name = finder.declared.name
        if finder.isExplicit(parameter) {
            return HandlerName.isNamedForEvent(name) || finder.isSubscriber(parameter)
        }
        return HandlerName.registersEvents(function: name) && !finder.hearsWhetherItStands(parameter)
            || finder.isMonitor || finder.hearsUntilStopped(parameter)
    }
}

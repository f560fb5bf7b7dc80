import OnceoverSymbols

/// What a file's functions give the closures that they are given, each found out when first needed.
final class FunctionDeliveries {
    private unowned let context: FileContext
    private var known: [ParameterKey: Deliveries] = [:]

    init(context: FileContext) { self.context = context }

    /// What a function gives a closure that it is given; nothing yet while that is being found out.
    func deliveries(of function: Int, parameter: Int) -> Deliveries {
        let key = ParameterKey(function: function, parameter: parameter)
        if let known = known[key] { return known }
        known[key] = Deliveries()
        let finder = DeliveryFinder(
            exploration: context.flows.exploration(of: key), function: context.declarations.functions[function])
        let found = finder.deliveries()
        known[key] = found
        return found
    }
}

/// Whether a file's methods keep their objects until they call what they are given, each found out when first needed.
final class HoldingMethods {
    private unowned let context: FileContext
    private var known: [ParameterKey: Bool] = [:]

    init(context: FileContext) { self.context = context }

    /// Whether the object that a method belongs to is there whenever a parameter is called; not while that is being found
    /// out.
    func holdsSelf(_ method: Int, whileCalling parameter: Int) -> Bool {
        let key = ParameterKey(function: method, parameter: parameter)
        if let known = known[key] { return known }
        known[key] = false
        let graph = context.graph(of: method)
        let callee = HeldCallee(
            of: graph.parameters[parameter], in: graph, holding: context.questions(for: method).holding)
        known[key] = callee.isHeld
        return callee.isHeld
    }
}

import OnceoverSymbols

/// Handlers that all callers of a function leave out, or give nothing to do, `{ _ in }`: nobody waits for them.
struct LeftOutHandlers {
    let context: FileContext

    /// How many calls, one inside the other, are looked at.
    private static let depth = 4

    /// Not where nobody in sight calls the function.
    func isLeftOut(_ handler: Int, of function: Int) -> Bool { isLeftOut(handler, of: function, behind: []) }

    /// - Parameter callees: the functions that are being asked about.
    private func isLeftOut(_ handler: Int, of function: Int, behind callees: [Int]) -> Bool {
        let declared = context.declarations.functions[function]
        guard callees.count < Self.depth, !callees.contains(function),
            let reach = context.reach(ofCallersOf: function, asksOthers: true),
            let places = Callers(name: declared.name, context: context).all
        else { return false }
        let calls = places.compactMap { CallPlace($0, of: function, context: context) }
        let others = calls.filter { !$0.isHandedOnByItself(handler) }
        guard others.allSatisfy({ leavesOut($0, handler, behind: callees + [function]) }) else { return false }
        if reach == .file { return !others.isEmpty }
        return context.isLeftOut(elsewhere: handler, of: CalledFunction(declared), besides: !others.isEmpty)
    }

    /// Who hands on a handler that nobody gives him gives none.
    private func leavesOut(_ call: CallPlace, _ handler: Int, behind callees: [Int]) -> Bool {
        if call.leavesOut(handler) { return true }
        return call.handedOn(handler).map { isLeftOut($0, of: call.caller, behind: callees) } ?? false
    }
}

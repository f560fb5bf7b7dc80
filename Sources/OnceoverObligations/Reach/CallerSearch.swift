import OnceoverControlFlow
import OnceoverSymbols

/// Finds the callers that reach a function: by the calls in its file, then by those in other files, and by what its
/// module is part of.
///
/// A call counts if its caller is reached, too. A call that leaves the handler out, or passes one that does nothing, `{
/// _ in }`, reaches the function but loses nothing.
struct CallerSearch {
    let context: FileContext

    /// How many calls, one inside the other, are looked at.
    private static let depth = 4

    /// - Parameter handlers: the parameters that the obligation comes in, by their numbers; none where it is made in the function.
    func reach(of function: Int, givenAny handlers: [Int]) -> CallerReach {
        if handlers.isEmpty { return reach(of: function, given: nil, behind: []) }
        // Of a pair, one is enough.
        let reaches = handlers.map { reach(of: function, given: $0, behind: []) }
        return reaches.first { $0 == .waiter } ?? reaches.first { $0 != .nobody } ?? .nobody
    }

    /// - Parameter callees: the functions that are being asked about.
    private func reach(of function: Int, given handler: Int?, behind callees: [Int]) -> CallerReach {
        if context.code.isUsedByAnyone(function) { return .anyone }
        let declared = context.declarations.functions[function]
        guard callees.count < Self.depth, !callees.contains(function),
            let distance = context.code.distance(ofCallersOf: function, asksOthers: true),
            let places = Callers(name: declared.name, code: context.code).all
        else { return .somebody }
        let calls = places.compactMap { CallPlace($0, of: function, context: context) }
            .filter { $0.caller != function }
        let own = calls.map { reach(of: $0, with: handler, behind: callees + [function]) }
        // All are asked for at once: what is asked later is not looked for.
        let others =
            distance == .file ? .none : context.others.calls(elsewhere: CallsQuestion(declared, given: handler))
        if own.contains(.waiter) || others == .waiting { return .waiter }
        if own.contains(.somebody) || others == .some || others == .unseen { return .somebody }
        // All calls leave the handler out.
        if others == .withoutHandler || !calls.isEmpty && handler != nil { return .nobody }
        // The absence of calls is evidence only if all possible callers are known.
        return context.file.standing.isInSight && !context.code.mayBeRequired(function) ? .nobody : .somebody
    }

    /// How reachable a fault is at a call of the function with the faulty path.
    private func reach(of call: CallPlace, with handler: Int?, behind callees: [Int]) -> CallerReach {
        guard let handler else {
            return reach(of: call.caller, given: nil, behind: callees) == .nobody ? .nobody : .somebody
        }
        if call.leavesOut(handler) { return .nobody }
        if reach(of: call.caller, given: call.handedOn(handler), behind: callees) == .nobody { return .nobody }
        let waits =
            call.waits(for: handler)
            || call.handlersCalled(by: handler).contains {
                reach(of: call.caller, given: $0, behind: callees) == .waiter
            }
        return waits ? .waiter : .somebody
    }
}

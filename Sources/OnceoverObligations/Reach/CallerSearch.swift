import OnceoverControlFlow
import OnceoverSymbols

/// Finds out who comes to a function: by the calls in its file, then by those in other files, and by what its module is part of.
///
/// A call counts where somebody comes to the caller in turn. One that leaves the handler out, or gives one that does nothing,
/// `{ _ in }`, comes to the function but loses nothing there.
struct CallerSearch {
    let context: FileContext

    /// How many calls, one inside the other, are looked at.
    private static let depth = 4

    /// - Parameter handlers: the parameters that the obligation comes in, by their numbers; none where it is made in the function.
    func reach(of function: Int, givenAny handlers: [Int]) -> CallerReach {
        if handlers.isEmpty { return reach(of: function, given: nil, behind: []) }
        // Of a pair, one is enough.
        return handlers.lazy.map { reach(of: function, given: $0, behind: []) }.first { $0 != .nobody } ?? .nobody
    }

    /// - Parameter callees: the functions that are being asked about.
    private func reach(of function: Int, given handler: Int?, behind callees: [Int]) -> CallerReach {
        if context.isUsedByAnyone(function) { return .anyone }
        let declared = context.declarations.functions[function]
        guard callees.count < Self.depth, !callees.contains(function),
            let distance = context.distance(ofCallersOf: function, asksOthers: true),
            let places = Callers(name: declared.name, context: context).all
        else { return .somebody }
        let calls = places.compactMap { CallPlace($0, of: function, context: context) }
            .filter { $0.caller != function }
        let isCalled = calls.contains { comes($0, with: handler, behind: callees + [function]) }
        // All are asked for at once: what is asked later is not looked for.
        let others = distance == .file ? .none : context.calls(elsewhere: CallsQuestion(declared, given: handler))
        switch others {
        case _ where isCalled: return .somebody
        case .some, .unseen: return .somebody
        case .withoutHandler: return .nobody
        // All calls of the file leave the handler out.
        case .none where !calls.isEmpty && handler != nil: return .nobody
        // That there is no call says something only where all who may call are in sight.
        case .none: return context.file.standing.isInSight && !context.mayBeRequired(function) ? .nobody : .somebody
        }
    }

    /// Whether a call loses something where the function does.
    private func comes(_ call: CallPlace, with handler: Int?, behind callees: [Int]) -> Bool {
        guard let handler else { return reach(of: call.caller, given: nil, behind: callees) != .nobody }
        if call.leavesOut(handler) { return false }
        return reach(of: call.caller, given: call.handedOn(handler), behind: callees) != .nobody
    }
}

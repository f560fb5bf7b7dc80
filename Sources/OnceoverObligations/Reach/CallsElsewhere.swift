import OnceoverAnalysis
import OnceoverSymbols

/// Whether other files call a function, and whether one of them gives it a handler.
struct CallsQuestion: Hashable, Sendable {
    let function: CalledFunction
    /// The parameter that the obligation comes in, by its number; nil if it is made in the function.
    let handler: Int?

    init(_ function: DeclaredFunction, given handler: Int?) {
        self.function = CalledFunction(function)
        self.handler = handler
    }

    func answer(by elsewhere: Elsewhere) -> CallsElsewhere {
        guard let calls = elsewhere.calls(of: function.name) else { return .unseen }
        let meant = calls.filter { $0.mayMean(function) }
        if meant.isEmpty { return .none }
        guard let handler else { return .some }
        if meant.contains(where: { $0.waits(for: handler, of: function) }) { return .waiting }
        return meant.allSatisfy { $0.leavesOut(handler, of: function) ?? false } ? .withoutHandler : .some
    }
}

enum CallsElsewhere: Hashable, Sendable {
    case none
    /// There are some, and none gives the handler.
    case withoutHandler
    case some
    /// One of them waits for the handler's call.
    case waiting
    /// Unknown code may call it, or the facts of some files are missing.
    case unseen
}

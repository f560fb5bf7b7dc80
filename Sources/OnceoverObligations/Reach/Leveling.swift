import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource

/// Gives violations their levels.
struct Leveling {
    let context: FileContext

    /// Of an obligation that was followed through a function.
    func leveled(_ found: [Violation], of tracked: TrackedObligation, in function: Int) -> [Violation] {
        if found.isEmpty { return [] }
        let graph = context.graph(of: function)
        let handlers = tracked.start == graph.entry ? tracked.roots.compactMap(graph.parameters.firstIndex) : []
        let reach = CallerSearch(context: context).reach(of: function, givenAny: handlers)
        return found.map { leveled($0, reachedBy: reach, isOwed: tracked.isOwed) }
    }

    /// Of what stored properties hold: each happens in a method of its own.
    func leveled(_ found: [Violation]) -> [Violation] {
        found.map { violation in
            let reach = context.code.function(around: violation.location).map {
                CallerSearch(context: context).reach(of: $0, givenAny: [])
            }
            return leveled(violation, reachedBy: reach ?? .somebody, isOwed: violation.obligation.kind != .stream)
        }
    }

    private func leveled(_ violation: Violation, reachedBy reach: CallerReach, isOwed: Bool) -> Violation {
        var standing = context.file.standing
        if context.isOfTests { standing.role = .test }
        var leveled = violation
        leveled.level =
            violation.stands
            ? Level(
                needing: violation.need, isOwed: isOwed, by: reach, leadingTo: violation.consequence, in: standing)
            : .note
        return leveled
    }
}

extension TrackedObligation {
    /// Whether code waits for its end: of a `callback`, not every path needs a call, and a stream may go on.
    fileprivate var isOwed: Bool {
        switch kind {
        case .handler: !HandlerName.isVague(name)
        case .handlerPair, .stream: false
        default: true
        }
    }
}

extension FileCode {
    /// The function in whose lines a place of the file is, and of several the innermost that is no local one; nil if there is
    /// none.
    ///
    /// - Complexity: O(functions).
    func function(around place: Location) -> Int? {
        innermostFunction { index in
            let declared = declarations.functions[index]
            let start = file.location(of: Site(declared.nameToken))
            return start.path == place.path && start.line <= place.line
                && place.line <= file.location(of: Site(declared.rightBrace)).line
        }
    }
}

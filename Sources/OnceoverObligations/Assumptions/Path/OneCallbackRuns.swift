import OnceoverControlFlow

extension Assumption {
    /// `harbour.onReady { … }.onRefused { … }.onLate { … }`: one of several callbacks of unknown functions that would
    /// discharge it will run.
    static let oneCallbackRuns = Assumption(
        "one-callback-runs", .path, .demotes,
        AssumptionPage(
            takes: "Of several callbacks that you pass to unknown functions, exactly one is assumed to run.",
            why: "Callbacks for success and failure, or for different ends, exclude each other.",
            example: """
                harbour.onReady { completion(true) }
                harbour.onRefused { completion(false) }
                """,
            stillFound: """
                Two callbacks that both run, by a contract or a body. A call of the handler before a callback that \
                every path reaches: a `return` is missing.
                """,
            costs: "Callbacks that all run, or of which none runs."),
        applies: { $0.leaks(\.isPastSeveralCallbacks) || $0.repeats(\.isOfOtherCallback) })
}

extension LeakCase {
    fileprivate var isPastSeveralCallbacks: Bool {
        let before = blame.branch.map { exploration.edges(to: $0.point) + [$0.edge] } ?? []
        let skipped = (before + exploration.edges(along: blame.rest)).compactMap { edge -> Int? in
            if case .skipsClosure(let region) = edge.outcome, isKeptUnseen(region) { region } else { nil }
        }
        return Set(skipped).count >= 3
    }
}

extension RepeatCase {
    fileprivate var isOfOtherCallback: Bool {
        guard isUsual else { return false }
        let around = (first: callbacks(around: repeated.path.first), second: callbacks(around: repeated.path.last))
        let first = around.first.subtracting(around.second)
        let second = around.second.subtracting(around.first)
        return switch (first.allSatisfy(isSure), second.allSatisfy(isSure)) {
        case (true, true): false
        case (false, false): true
        case (true, false): first.isEmpty && !isUsedAgain(orHandedOn: true)
        case (false, true): second.isEmpty && !isUsedAgain(orHandedOn: false)
        }
    }

    private func callbacks(around point: Int?) -> Set<Int> {
        guard let point else { return [] }
        return Set(
            graph.closures(outwardFrom: exploration.block(at: point).region).filter { graph.regions[$0].isDeferred })
    }

    /// Whether the receiver of a closure is known to run it and may throw afterwards, or runs it because another
    /// closure has thrown or has received all values.
    private func isSure(_ region: Int) -> Bool {
        graph.regions[region].surelyRuns || body.plan.certain.contains(region) || body.plan.catching.contains(region)
            || body.plan.isEnding(region)
            || graph.regions[region].call.map(body.plan.throwsBehindClosures) ?? false
    }
}

import OnceoverControlFlow
import OnceoverSymbols

/// Continuations, streams and promises that a function makes.
extension ObligationFinder {
    func continuations() -> [TrackedObligation] {
        let graph = context.graph(of: function)
        return graph.regions.indices.compactMap { index in
            let region = graph.regions[index]
            guard let call = region.call, let name = graph.calls[call].name, let parameter = region.parameters.first,
                let kind = Self.makers[name], region.argument == body(of: graph.calls[call])
            else { return nil }
            // `Future { try await load() }`: a closure that never says `$0` may have no parameter at all.
            if graph.terms[parameter].name.hasPrefix("$"),
                !graph.blocks.contains(where: { $0.mentions(parameter, in: graph) })
            {
                return nil
            }
            if kind == .stream, !isFinished(parameter, in: graph) { return nil }
            if kind == .promise, !isSeal(parameter, of: region, in: graph) { return nil }
            let roots = kind == .handler ? outcomes(of: region, in: graph) : [parameter]
            return TrackedObligation(
                kind: roots.count > 1 ? .handlerPair : kind,
                name: roots.map { graph.terms[$0].name == "_" ? kind.rawValue : graph.terms[$0].name }
                    .joined(separator: " and "),
                site: region.site, roots: roots, optionalRoots: [],
                start: region.entry, end: region.exit, throwEnd: nil, isOfClosure: kind == .promise,
                isIdempotent: kind != .continuation)
        }
    }

    /// `Future { resolve, reject in … }`: a type of the user's own gives two functions, of which one is called; `_` stands for one
    /// that never is.
    private func outcomes(of region: Region, in graph: FlowGraph) -> [TermID] {
        let named = region.parameters.prefix(2).filter { graph.terms[$0].name != "_" }
        return named.isEmpty ? Array(region.parameters.prefix(1)) : named
    }

    /// `Promise { seal in … }`: what PromiseKit gives the closure, and not the two functions that others give.
    private func isSeal(_ parameter: TermID, of region: Region, in graph: FlowGraph) -> Bool {
        region.parameters.count == 1 && graph.terms[parameter].name == "seal"
    }

    /// The closure without a label. Others, as `onCancel:`, are given something else.
    private func body(of call: Call) -> Int? {
        call.arguments.firstIndex { argument in
            if case .region = argument.operand { argument.label == nil } else { false }
        }
    }

    private static let makers: [String: Obligation.Kind] = [
        "withCheckedContinuation": .continuation, "withCheckedThrowingContinuation": .continuation,
        "withUnsafeContinuation": .continuation, "withUnsafeThrowingContinuation": .continuation,
        "withCancellableContinuation": .answerable, "withOnceContinuation": .answerable,
        "AsyncStream": .stream, "AsyncThrowingStream": .stream, "Future": .handler,
        "Promise": .promise,
    ]

    /// A stream that nobody finishes is meant to go on for ever.
    private func isFinished(_ stream: TermID, in graph: FlowGraph) -> Bool {
        let aliases = Aliases(of: [stream], in: graph)
        return graph.calls.contains { call in
            if case .member(let receiver?, "finish") = call.callee { aliases.contains(receiver) } else { false }
        }
    }

    func promises() -> [TrackedObligation] {
        let graph = context.graph(of: function)
        return graph.blocks.flatMap { block in
            block.instructions.compactMap { instruction -> TrackedObligation? in
                guard case .assign(let variable, .term(let result), let site) = instruction,
                    graph.terms[variable].isVariable,
                    let call = graph.calls.first(where: { $0.result == result }), call.name == "makePromise"
                else { return nil }
                let end = block.region.map { graph.regions[$0].exit } ?? graph.exit
                // A test that throws has failed, and says so.
                let isLostByError = block.region == nil && !declared.isTest
                return TrackedObligation(
                    kind: .promise, name: graph.terms[variable].name, site: site, roots: [variable], optionalRoots: [],
                    start: graph.entry, end: end, throwEnd: isLostByError ? graph.throwExit : nil,
                    creation: result)
            }
        }
    }
}

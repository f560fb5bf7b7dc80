import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// Continuations, streams and promises that a function makes.
struct MadeObligations {
    let code: FileCode
    let function: Int

    /// Those that a closure is given.
    func continuations() -> [TrackedObligation] {
        let graph = code.graph(of: function)
        return graph.regions.indices.compactMap { index in
            let region = graph.regions[index]
            guard let call = region.call, let name = graph.calls[call].name, let parameter = region.parameters.first,
                region.argument == body(of: graph.calls[call]), let kind = kind(givenBy: name, to: region, in: graph)
            else { return nil }
            // `Future { try await load() }`: a closure that never says `$0` may have no parameter at all.
            if graph.terms[parameter].name.hasPrefix("$"),
                !graph.blocks.contains(where: { $0.mentions(parameter, in: graph) })
            {
                return nil
            }
            if kind == .stream, !isEnded(parameter, in: graph) { return nil }
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

    private func kind(givenBy function: String, to region: Region, in graph: FlowGraph) -> Obligation.Kind? {
        // Combine's, or a type of the user's own.
        if function == "Future" { return .handler }
        return code.obligationTypes.lazy.first { type in
            type.makers.contains { maker in
                guard case .closure(function, let parameter) = maker else { return false }
                return parameter.map { region.parameters.map { graph.terms[$0].name } == [$0] } ?? true
            }
        }.map { Obligation.Kind($0.kind) }
    }

    /// `Future { resolve, reject in … }`: a type of the user's own gives two functions, of which one is called; `_` stands for one
    /// that never is.
    private func outcomes(of region: Region, in graph: FlowGraph) -> [TermID] {
        let named = region.parameters.prefix(2).filter { graph.terms[$0].name != "_" }
        return named.isEmpty ? Array(region.parameters.prefix(1)) : named
    }

    /// The closure without a label. Others, as `onCancel:`, are given something else.
    private func body(of call: Call) -> Int? {
        call.arguments.firstIndex { argument in
            if case .region = argument.operand { argument.label == nil } else { false }
        }
    }

    /// A stream without a finish is intended to go on forever, unless its producer plainly ends.
    private func isEnded(_ stream: TermID, in graph: FlowGraph) -> Bool {
        isFinished(stream, in: graph)
            || !Vocabulary.endlessProducerMarks.contains { code.mentions($0, in: function) }
                && PlainProducer(of: stream, in: graph).ends
    }

    private func isFinished(_ stream: TermID, in graph: FlowGraph) -> Bool {
        let aliases = Aliases(of: [stream], in: graph)
        let finishing = ObligationType.discharging(.stream)
        return graph.calls.contains { call in
            guard case .member(let receiver?, let name) = call.callee else { return false }
            return finishing.contains(name) && aliases.contains(receiver)
        }
    }

    /// Those that calls return.
    func made() -> [TrackedObligation] {
        let graph = code.graph(of: function)
        return graph.blocks.flatMap { block in block.instructions.compactMap { made(by: $0, in: block, graph) } }
    }

    private func made(by instruction: Instruction, in block: Block, _ graph: FlowGraph) -> TrackedObligation? {
        guard case .assign(let variable, .term(let value), let site) = instruction, graph.terms[variable].isVariable,
            let (type, root) = type(madeAs: value, named: variable, in: graph)
        else { return nil }
        let kind = Obligation.Kind(type.kind)
        if kind == .stream, !isEnded(root, in: graph) { return nil }
        // A test that throws has failed, and says so. Who waits for a stream hears of its end when it is let go of.
        let isLostByError = block.region == nil && !code.declarations.functions[function].isTest && kind == .promise
        return TrackedObligation(
            kind: kind, name: graph.terms[root].name, site: site, roots: [root], optionalRoots: [],
            start: graph.entry, end: block.region.map { graph.regions[$0].exit } ?? graph.exit,
            throwEnd: isLostByError ? graph.throwExit : nil, isIdempotent: kind == .stream, isFuture: type.isFuture,
            creation: value)
    }

    /// The type of what a variable is given, and what of it is the obligation: the variable, or a part of the tuple in it.
    private func type(
        madeAs value: TermID, named variable: TermID, in graph: FlowGraph
    ) -> (type: ObligationType, root: TermID)? {
        var (result, part) = (value, String?.none)
        if case .member(let owner, let name) = graph.terms[value].kind { (result, part) = (owner, name) }
        // `Deferred(value: 1)` is made with its answer.
        guard let call = graph.calls.first(where: { $0.result == result }), let function = call.name,
            !call.isInitializer || call.arguments.isEmpty
        else { return nil }
        for type in code.obligationTypes {
            for maker in type.makers {
                switch maker {
                case .function(function) where part == nil: return (type, variable)
                case .part(let label, let number, function):
                    let names = [label, "\(number)"]
                    if let part, names.contains(part) { return (type, variable) }
                    let held = part == nil ? names.lazy.compactMap { graph.terms.find($0, of: variable) }.first : nil
                    if let held { return (type, held) }
                default: continue
                }
            }
        }
        return nil
    }
}

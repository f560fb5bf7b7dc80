import OnceoverContracts
import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// Callbacks that come again and again, and resume a continuation that their object holds as a constant: the second one
/// resumes it again.
struct RepeatedAnswers {
    let property: StoredProperty
    let obligation: Obligation
    let context: FileContext

    func violations(in conformance: Conformance) -> [Violation] {
        guard case .continuation = property.shape, !property.isClearable, property.container == .single,
            conformance.typeName == property.typeName
        else { return [] }
        return methods(of: conformance).compactMap(violation)
    }

    /// A callback that ends an interaction may come once, as often as that was asked for.
    private func methods(of conformance: Conformance) -> [Int] {
        let exits = conformance.names.flatMap(context.contracts.interactions).flatMap(\.exits)
        let ends = Set(exits.filter { $0.states == nil }.flatMap(\.callbacks))
        return context.declarations.functions.indices.filter { index in
            let declared = context.declarations.functions[index]
            return declared.typeName == conformance.typeName && !ends.contains(declared.fullName)
                && conformance.names.contains { context.contracts.isRepeating(declared.fullName, of: $0) }
        }
    }

    private func violation(in method: Int) -> Violation? {
        let paths = ExitPaths(property: property, obligation: obligation, context: context)
        let callback = context.declarations.functions[method].fullName
        guard let answer = paths.answer(in: method), !mayComeOnce(method) else { return nil }
        let place = context.file.location(of: answer)
        let words = "\(obligation.kind.discharged) here each time that `\(callback)` is called"
        return Violation(
            obligation: obligation, defect: .dischargedByRepeating(callback: callback), location: place,
            witness: [
                Note("`\(obligation.name)` is never cleared", at: obligation.location), Note(words, at: place),
            ], need: .condition)
    }

    /// Whether the callback reads or sets other state of its object, or stops its own source.
    private func mayComeOnce(_ method: Int) -> Bool {
        let graph = context.graph(of: method)
        let held = context.code.term(of: property, in: method)
        func isOther(_ term: TermID) -> Bool {
            graph.terms[term].mentions.contains(graph.selfTerm)
                && !(held.map { graph.terms[term].mentions.contains($0) } ?? false)
        }
        return graph.blocks.contains { block in
            block.edges.flatMap(\.assumptions).contains { isOther($0.term) }
                || block.instructions.contains { instruction in
                    if case .assign(let target, _, _) = instruction { !graph.terms[target].isVariable } else { false }
                }
        } || graph.calls.contains { mayStop($0, in: graph) }
    }

    /// Another method of the object may do anything.
    private func mayStop(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name else { return false }
        switch call.callee {
        case .name: return !call.isInitializer && !LogCall.isHarmless(name)
        case .member(graph.selfTerm, _): return true
        default: return Repetition.isStop(name)
        }
    }
}

import OnceoverControlFlow
import OnceoverDataflow

/// Names that hold another closure on some paths: `let answer = isQuiet ? { _ in } : completion`.
struct Replacing {
    let body: FollowedBody

    /// The names of the obligation that are given closures besides which have nothing to do with it.
    ///
    /// - Complexity: O(instructions).
    static func names(_ aliases: Aliases, _ plan: RegionPlan, in graph: FlowGraph) -> Set<TermID> {
        var found: Set<TermID> = []
        for block in graph.blocks {
            for case .assign(let name, .region(let region), _) in block.instructions
            where aliases.contains(name) && !plan.isRelevant(region) && graph.terms[name].isNameOfValue {
                found.insert(name)
            }
        }
        return found
    }

    /// Notes which of its values a name holds from here on.
    func noteReplacing(_ target: TermID, by value: Operand, _ facts: inout FactSet) {
        guard !body.replaceable.isEmpty, body.aliases.contains(target) else { return }
        switch value {
        case .region where body.replaceable.contains(target): facts.set(PathKey.replaced.key(target.index), to: 1)
        case .term(let source) where isReplaced(source, facts):
            facts.set(PathKey.replaced.key(target.index), to: 1)
        default: facts.remove(PathKey.replaced.key(target.index))
        }
    }

    func isReplaced(_ name: TermID, _ facts: FactSet) -> Bool { facts[PathKey.replaced.key(name.index)] != nil }

    /// Whether a call has to do with the obligation by names only that hold something else.
    func isOnReplaced(_ call: Call, _ facts: FactSet) -> Bool {
        guard !body.replaceable.isEmpty else { return false }
        let names = ([call.receiverOrValue].compactMap { $0 } + call.arguments.flatMap(\.operand.terms)).filter {
            body.aliases.contains($0)
        }
        return !names.isEmpty && names.allSatisfy { isReplaced($0, facts) }
    }
}

extension Term {
    fileprivate var isNameOfValue: Bool { isVariable || kind == .callResult }
}

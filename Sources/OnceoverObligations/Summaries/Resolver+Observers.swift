import OnceoverControlFlow
import OnceoverSymbols

extension Resolver {
    /// A method that adds the closure to a private list of the type. The list is called, and nothing is ever taken out of
    /// it, so that the closure is called again whenever the others are.
    func keepsForGood(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool {
        guard !privateLists.isEmpty else { return false }
        guard !calleesHere(of: call, in: graph).isEmpty else { return false }
        let found = callees(of: call, in: graph, trustsExpectation: true)
        guard found.count == 1, let method = found[0].function else { return false }
        return lists(filledBy: method, from: found[0].mapping[argument]).contains {
            isCalledForGood($0, besides: method)
        }
    }

    private var privateLists: [StoredProperty] {
        context.storedProperties.filter { $0.isPrivate && $0.container == .collection && $0.shape.isHandler }
    }

    /// The lists of closures that a method adds a parameter to.
    private func lists(filledBy method: Int, from parameter: Int) -> [StoredProperty] {
        let declared = context.declarations.functions[method]
        let lists = privateLists.filter { $0.typeName == declared.typeName }
        guard !lists.isEmpty else { return [] }
        let graph = context.graph(of: method)
        let added = graph.parameters[parameter]
        return lists.filter { property in
            guard let list = graph.term(of: property) else { return false }
            return graph.calls.contains { call in
                call.receiver == list && call.name.map(SlotCalls.storing.contains) ?? false
                    && call.arguments.contains { $0.operand.terms.contains(added) }
            }
        }
    }

    private func isCalledForGood(_ list: StoredProperty, besides method: Int) -> Bool {
        let others = context.declarations.functions.indices.filter { other in
            other != method && !context.declarations.functions[other].isInitializer
                && context.mentions(list.path.last ?? "", in: other)
        }
        return !others.isEmpty && others.allSatisfy { onlyLooks(at: list, in: $0) }
    }

    private func onlyLooks(at list: StoredProperty, in function: Int) -> Bool {
        let graph = context.graph(of: function)
        guard let list = graph.term(of: list) else { return false }
        let isAssigned = graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .assign(let target, _, _) = instruction {
                    graph.terms[target].mentions.contains(list)
                } else {
                    false
                }
            }
        }
        return !isAssigned
            && graph.calls.allSatisfy { call in
                if call.receiver == list { return call.name.map(SlotCalls.reading.contains) ?? false }
                return !call.arguments.contains { $0.operand.terms.contains(list) }
            }
    }
}

import OnceoverControlFlow
import OnceoverVocabulary

/// Messages to objects in other processes.
extension RegionPlan {
    /// `link.remoteObjectProxyWithErrorHandler { fail($0) } as? Pump`, and then `pump?.fill { completion($0) }`: the message is
    /// answered, or the first closure hears why not.
    ///
    /// Source: <https://developer.apple.com/documentation/foundation/nsxpcproxycreating>
    mutating func joinMessages(in graph: FlowGraph) {
        for index in modes.indices where isRelevant[index] {
            guard let maker = graph.call(givenRegion: index), maker.name.map(Vocabulary.proxyMakers.contains) ?? false
            else {
                continue
            }
            let proxies = graph.names(of: maker.result)
            let answers = modes.indices.filter { region in
                isRelevant[region] && graph.call(givenRegion: region)?.receiver.map(proxies.contains) ?? false
            }
            guard let group = answers.first.flatMap(graph.call)?.result else { continue }
            for member in [index] + answers { modes[member] = .alternative(group: group) }
            messaging[index] = maker.result
        }
    }
}

extension FlowGraph {
    /// A value, and the variables that are given it.
    fileprivate func names(of value: TermID) -> Set<TermID> {
        var names: Set = [value]
        for (target, given) in assignments {
            if case .term(let term) = given, names.contains(term) { names.insert(target) }
        }
        return names
    }
}

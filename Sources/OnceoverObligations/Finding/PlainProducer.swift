import OnceoverContracts
import OnceoverControlFlow

/// A stream producer that is one run of code with an end: `for ship in fleet { stream.yield(ship) }`. After the end no
/// more values come, so without a finish the reader of the stream would wait.
struct PlainProducer {
    let stream: TermID
    let graph: FlowGraph
    private let aliases: Aliases

    init(of stream: TermID, in graph: FlowGraph) {
        self.stream = stream
        self.graph = graph
        aliases = Aliases(of: [stream], in: graph)
    }

    /// Whether the run ends, and no other code has the stream.
    var ends: Bool {
        let giving = graph.blocks.indices.filter { block in
            graph.blocks[block].call.map { isGiving(graph.calls[$0]) } ?? false
        }
        guard let first = giving.first, isKnownWhole else { return false }
        let runs = Set(giving.map { graph.callback(around: graph.blocks[$0].region) })
        guard runs.count == 1, let run = runs.first, run.map(isRunOnce) ?? true else { return false }
        let end = run.map { graph.regions[$0].exit } ?? graph.exit
        return graph.blocks(behind: [first])[end]
    }

    private func isGiving(_ call: Call) -> Bool {
        guard case .member(let receiver?, let name) = call.callee else { return false }
        return ObligationType.observing(.stream).contains(name) && aliases.contains(receiver)
    }

    /// Whether all that is done with the stream is to give it values.
    private var isKnownWhole: Bool {
        graph.calls.allSatisfy { call in
            let isGiven = call.arguments.contains { aliases.contains($0.operand) }
            return !isGiven && (call.receiver.map(aliases.contains) != true || isGiving(call))
        }
            && graph.instructions.allSatisfy { instruction in
                switch instruction {
                case .assign(let target, let value, _): !aliases.contains(value) || aliases.contains(target)
                case .returnValue(let value, _), .discard(let value, _): !aliases.contains(value)
                case .escape(let term, _): !aliases.contains(term)
                default: true
                }
            }
    }

    /// The closure that the stream is given to, or a task.
    private func isRunOnce(_ region: Int) -> Bool {
        graph.regions[region].parameters.first == stream || graph.call(givenRegion: region)?.startsTask ?? false
    }
}

extension Call {
    /// `Task { … }`, `Task.detached { … }`
    fileprivate var startsTask: Bool { name == "Task" || qualifier == "Task" && name == "detached" }
}

import OnceoverControlFlow
import Synchronization

/// The graphs of a file's functions, by their numbers. Those that nothing known of other files shapes serve again when
/// the file is looked at with their help.
final class FunctionGraphs: Sendable {
    private let graphs = Mutex<[Int: FlowGraph]>([:])

    /// The graph that was laid out before, or is now.
    func graph(of function: Int, laidOutBy layOut: () -> FlowGraph) -> FlowGraph {
        if let known = graphs.withLock({ $0[function] }) { return known }
        let graph = layOut()
        graphs.withLock { $0[function] = graph }
        return graph
    }
}

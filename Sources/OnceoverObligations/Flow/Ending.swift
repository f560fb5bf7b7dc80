import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// The closure that hears how a source of values has ended, beside the one that is given them: `sink { end in … } receiveValue:
/// { … }`.
///
/// A source that fails has given no value, as far as the obligation is concerned; one that ends without an error runs both. In
/// the graph the end stands in front, as in the call, so it is followed only where the order is all the same.
struct Ending: Hashable {
    let region: Int
    /// What tells how it has ended; nil where the closure does not look.
    let reason: TermID?
    /// Whether there is a value before it ends without an error.
    let followsValue: Bool

    /// Nothing where the closure asks what the other one has set, or where that one stops the source.
    init?(_ region: Int, behind values: Int, in graph: FlowGraph) {
        let ending = graph.blocks.filter { graph.isInside($0, of: region) }
        let giving = graph.blocks.filter { graph.isInside($0, of: values) }
        guard !giving.contains(where: { Self.stops($0, in: graph) }) else { return nil }
        let set = giving.flatMap(Self.changed)
        guard !ending.contains(where: { block in set.contains { block.mentions($0, in: graph) } }) else { return nil }
        self.region = region
        reason = graph.regions[region].parameters.first.flatMap { parameter in
            ending.contains { $0.mentions(parameter, in: graph) } ? parameter : nil
        }
        followsValue = graph.regions[region].followsValue
    }

    private static func stops(_ block: Block, in graph: FlowGraph) -> Bool {
        block.call.flatMap { graph.calls[$0].name }.map(Vocabulary.disarmingMethods.contains) ?? false
    }

    private static func changed(in block: Block) -> [TermID] {
        block.instructions.compactMap { instruction in
            switch instruction {
            case .assign(let target, _, _), .forget(let target, _): target
            default: nil
            }
        }
    }
}

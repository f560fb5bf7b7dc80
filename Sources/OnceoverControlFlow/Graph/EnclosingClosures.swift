/// A closure of a graph and those around it, by their numbers, from the inside out.
package struct EnclosingClosures: Sequence, IteratorProtocol {
    private let regions: [Region]
    private var region: Int?

    fileprivate init(_ regions: [Region], from region: Int?) {
        self.regions = regions
        self.region = region
    }

    package mutating func next() -> Int? {
        defer { region = region.flatMap { regions[$0].parent } }
        return region
    }
}

extension FlowGraph {
    /// Empty outside of closures.
    package func closures(outwardFrom region: Int?) -> EnclosingClosures { EnclosingClosures(regions, from: region) }

    /// Whether a block stands in a closure, or in one inside it.
    package func isInside(_ block: Block, of closure: Int) -> Bool {
        closures(outwardFrom: block.region).contains(closure)
    }

    /// Whether what stands in a closure may run after the code behind its hand-over, or that of one around it.
    package func isCalledBack(in region: Int?) -> Bool { callback(around: region) != nil }

    /// The innermost of these closures; nil if the code runs in the body itself.
    package func callback(around region: Int?) -> Int? {
        closures(outwardFrom: region).first { regions[$0].isDeferred }
    }
}

import OnceoverControlFlow

/// A graph's dump with all taken out that has nothing to do with the way of control, so that a test can hold it whole:
/// a line a block, its steps and then its edges.
///
/// - Blocks that nothing leads to are left out, and so are empty ones that only lead on.
/// - A block that can only follow another is drawn as one with it.
/// - Blocks are numbered breadth first, whatever the order in which they were made.
/// - Of the edges around a closure, those are left that its mode allows.
/// - Of a result that is passed on, the parts are left out.
/// - Variables lose the numbers that tell those of one name apart, unless they are asked for.
struct Picture {
    private var blocks: [String: Block] = [:]
    private var order: [String] = []

    private struct Block {
        /// `entry`, `exit`, `throws`, `in closure 0`, or nothing.
        var title: String
        var steps: [String] = []
        /// Each with what stands behind its target.
        var edges: [Edge] = []

        /// The block that is run next in any case.
        var onlyTarget: String? { edges.count == 1 && edges[0].text == "always" ? edges[0].target : nil }
    }

    private struct Edge {
        var target: String
        let text: String
    }

    init(of graph: FlowGraph) {
        for line in graph.description.split(separator: "\n") {
            if let title = line.wholeMatch(of: /(b\d+):(.*)/) {
                order.append(String(title.1))
                blocks[order.last!] = Block(title: title.2.trimmed)
            } else if let edge = line.wholeMatch(of: /\ *-> (b\d+) (.*)/) {
                guard Self.isTaken(edge.2, in: graph) else { continue }
                blocks[order.last!]?.edges.append(Edge(target: String(edge.1), text: String(edge.2)))
            } else if line.wholeMatch(of: /.*\.(\d) = .*\.\1/) == nil {
                blocks[order.last!]?.steps.append(line.trimmed)
            }
        }
        skipEmptyBlocks()
        order = reachable(from: order[0])
        joinChains()
        order = reachable(from: order[0])
    }

    /// Every closure is laid out with edges into it, past it and round it. Its mode says which of them count.
    private static func isTaken(_ edge: Substring, in graph: FlowGraph) -> Bool {
        guard let closure = edge.wholeMatch(of: /(into|past|again) closure (\d+)/), let number = Int(closure.2) else {
            return true
        }
        switch graph.regions[number].mode {
        case .once, .repeating: return closure.1 == "into"
        case .zeroOrOne, .alternative, .reported: return closure.1 != "again"
        case .zeroOrMore: return true
        case .oneOrMore: return closure.1 != "past"
        case .never, .kept: return closure.1 == "past"
        }
    }

    func text(withNumbers: Bool) -> String {
        let text = lines.joined(separator: "\n")
        return withNumbers ? text : text.replacing(/#\d+/, with: "")
    }

    private var lines: [String] {
        let drawn = order.filter { !["exit", "throws"].contains(blocks[$0]?.title) }
        let names = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($1, "b\($0)") })
        return drawn.map { key in
            guard let block = blocks[key] else { return key }
            let edges = block.edges.map { edge in
                let target = names[edge.target] ?? blocks[edge.target]?.title ?? edge.target
                return edge.text == "always" ? "-> \(target)" : "-> \(target) \(edge.text)"
            }
            let title = [names[key] ?? key, block.title == "entry" ? "" : block.title].filter { !$0.isEmpty }
            return title.joined(separator: " ") + ": " + (block.steps + edges).joined(separator: "; ")
        }
    }

    private func reachable(from entry: String) -> [String] {
        var found = [entry]
        var next = 0
        while next < found.count {
            for edge in blocks[found[next]]?.edges ?? [] where !found.contains(edge.target) {
                found.append(edge.target)
            }
            next += 1
        }
        return found
    }

    private mutating func skipEmptyBlocks() {
        for key in order {
            guard var block = blocks[key] else { continue }
            for index in block.edges.indices {
                block.edges[index].target = destination(behind: block.edges[index].target)
            }
            blocks[key] = block
        }
    }

    private func destination(behind key: String) -> String {
        var current = key
        for _ in order {
            guard let block = blocks[current], let next = block.onlyTarget, block.steps.isEmpty else { break }
            current = next
        }
        return current
    }

    private mutating func joinChains() {
        let targets = order.flatMap { blocks[$0]?.edges.map(\.target) ?? [] }
        let predecessors = Dictionary(grouping: targets) { $0 }.mapValues(\.count)
        for key in order.reversed() {
            guard var block = blocks[key], let target = block.onlyTarget, predecessors[target] == 1, target != key,
                let next = blocks[target], next.title == (block.title == "entry" ? "" : block.title)
            else { continue }
            block.steps += next.steps
            block.edges = next.edges
            blocks[key] = block
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

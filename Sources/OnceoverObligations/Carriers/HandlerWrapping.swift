import OnceoverControlFlow
import OnceoverDataflow

/// What a closure does with a handler that a function has made it of: `let answer = logged(completion)`.
enum HandlerWrapping {
    /// It calls the handler each time that it is called.
    case eachTime
    /// It calls the handler the first time: `let answer = once(completion)`.
    case firstTime
}

/// Finds out how a function that gives back a closure has wrapped a handler in it.
struct WrappingFinder {
    private let body: FollowedBody
    private var graph: FlowGraph { body.graph }
    private let count: CallCount

    /// - Parameters:
    ///   - exploration: the paths of the function, with its parameter followed on them.
    ///   - count: how often the closure calls the handler, where it is called once.
    init(_ exploration: Exploration, calling count: CallCount) {
        body = exploration.flow.body
        self.count = count
    }

    /// Nil if that is not known.
    var wrapping: HandlerWrapping? {
        guard let closure = returnedClosure, areAllEvents(in: closure) else { return nil }
        if changesCaptured(closure) { return [.once, [.never, .once]].contains(count) ? .firstTime : nil }
        return count == .once && asksOfCallOnly(closure) ? .eachTime : nil
    }

    /// The only thing that the function returns.
    private var returnedClosure: Int? {
        let returned = graph.returnedValues
        guard let first = returned.first, case .region(let closure) = first, returned.allSatisfy({ $0 == first }) else {
            return nil
        }
        return closure
    }

    private func areAllEvents(in closure: Int) -> Bool {
        graph.blocks.indices.allSatisfy { !body.isEvent[$0] || graph.isInside(graph.blocks[$0], of: closure) }
    }

    /// Whether the closure changes a variable that it shares with its next call: `done = true`, `waiting = nil`.
    private func changesCaptured(_ closure: Int) -> Bool {
        let outside = Set(
            graph.blocks.lazy.filter { !graph.isInside($0, of: closure) }.flatMap(\.instructions).compactMap {
                instruction in
                if case .assign(let term, _, _) = instruction, graph.terms[term].isVariable { term } else { nil }
            })
        return graph.blocks.contains { block in
            graph.isInside(block, of: closure)
                && block.instructions.contains { instruction in
                    switch instruction {
                    case .assign(let term, .boolean, _), .assign(let term, .nilLiteral, _): outside.contains(term)
                    default: false
                    }
                }
        }
    }

    private func asksOfCallOnly(_ closure: Int) -> Bool {
        let inside = graph.regions.indices.filter { graph.closures(outwardFrom: $0).contains(closure) }
        let asked = AskedOfCall(graph: graph, given: inside.flatMap { graph.regions[$0].parameters }) { _ in false }
        return graph.blocks.allSatisfy { !graph.isInside($0, of: closure) || asked.isAll(of: $0) }
    }
}

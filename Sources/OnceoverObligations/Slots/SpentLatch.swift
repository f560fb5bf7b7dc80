import OnceoverControlFlow
import OnceoverSymbols

/// A private property that a method asks for, and sets for good, before it discharges what is stored: nobody comes that far a
/// second time, so what stays stored is not found again.
///
///     guard found == nil else { return }
///     found = ship
///     waiting?.resume(returning: ship)
struct SpentLatch {
    let exploration: Exploration
    let function: Int
    let context: FileContext

    private var graph: FlowGraph { exploration.flow.body.graph }

    /// - Parameter found: a step of the method itself.
    func isClosed(before found: SlotSearch.Found) -> Bool {
        guard found.method == nil, let point = found.path.first else { return false }
        let path = exploration.path(to: point)
        let blocks = path.map(exploration.block)
        guard !blocks.contains(where: { $0.call.map { graph.calls[$0].isAwaited } ?? false }) else { return false }
        return exploration.edges(along: path).flatMap(\.assumptions).contains { open in
            closes(open, in: blocks) && exploration.always(comesTo: point, pendingBy: open)
        }
    }

    /// Whether a path changes what it has found, and nothing changes it back.
    private func closes(_ open: Constraint, in blocks: [Block]) -> Bool {
        guard let type = context.declarations.functions[function].typeName,
            case .member(let owner, let name) = graph.terms[open.term].kind, graph.isSelf(owner),
            let before = words(for: open.fact), context.declarations.isPrivateVariable(name, of: type)
        else { return false }
        return blocks.assignments.contains { $0.target == open.term && isOther($0.value, than: open.fact) }
            && context.code.functions(setting: name, of: type, to: before).isEmpty
    }

    private func words(for fact: Fact) -> String? {
        switch fact {
        case .isNil(true): "nil"
        case .boolean(let value): "\(value)"
        default: nil
        }
    }

    private func isOther(_ value: Operand, than fact: Fact) -> Bool {
        if case .boolean(let before) = fact { return value == .boolean(!before) }
        return value != .nilLiteral && value != .unknown
    }
}

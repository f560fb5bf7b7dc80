import OnceoverContracts

extension ValueUse {
    /// A call whose value somebody asks for.
    package init(of call: Call, in graph: FlowGraph) {
        var literals: [String: ContractRow.Literal] = [:]
        for argument in call.arguments {
            if let label = argument.label { literals[label] = Self.literal(argument, in: graph) }
        }
        self.init(
            type: call.qualifyingType, arguments: call.arguments.map(\.label), literals: literals,
            isTried: call.isTried)
    }

    /// `.utf8`, also where its type stands before it: `String.Encoding.utf8`.
    private static func literal(_ argument: Argument, in graph: FlowGraph) -> ContractRow.Literal? {
        switch argument.operand {
        case .some: return argument.text.map(ContractRow.Literal.text)
        case .boolean(let isTrue): return .boolean(isTrue)
        case .enumCase(let number): return .member(graph.caseNames[Int(number)])
        case .term(let term):
            guard case .member(let type, let name) = graph.terms[term].kind,
                case .member(_, let typeName) = graph.terms[type].kind, Call.isTypeName(typeName)
            else { return nil }
            return .member(name)
        default: return nil
        }
    }
}

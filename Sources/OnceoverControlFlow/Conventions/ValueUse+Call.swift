import OnceoverContracts

extension ValueUse {
    /// A call whose value is used.
    package init(of call: Call, in graph: FlowGraph) {
        let literals = LiteralArguments(terms: graph.terms, caseNames: graph.caseNames)
        self.init(
            type: call.qualifyingType, arguments: call.arguments.map(\.label),
            literals: literals.byLabel(of: call.arguments), isTried: call.isTried)
    }
}

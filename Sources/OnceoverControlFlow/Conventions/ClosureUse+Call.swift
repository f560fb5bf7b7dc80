import OnceoverContracts

extension ClosureUse {
    /// A closure that a call is given, by the number of the argument.
    package init(of argument: Int, in call: Call, type: String? = nil, literals: [String: ContractRow.Literal]) {
        self.init(
            type: type ?? call.qualifyingType, arguments: call.arguments.map(\.label),
            label: call.arguments[argument].label, literals: literals)
    }
}

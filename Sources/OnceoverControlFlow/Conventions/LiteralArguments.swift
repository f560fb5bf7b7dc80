import OnceoverContracts

/// What is known of a call's arguments without looking anything up.
struct LiteralArguments {
    let terms: TermTable
    let caseNames: [String]

    func byLabel(of arguments: [Argument]) -> [String: ContractRow.Literal] {
        var literals: [String: ContractRow.Literal] = [:]
        for argument in arguments {
            if let label = argument.label { literals[label] = literal(argument.operand, argument.text) }
        }
        return literals
    }

    /// `.utf8`, also where its type stands before it: `String.Encoding.utf8`.
    func literal(_ value: Operand, _ text: String? = nil) -> ContractRow.Literal? {
        switch value {
        case .some: return text.map(ContractRow.Literal.text)
        case .boolean(let isTrue): return .boolean(isTrue)
        case .nilLiteral: return .nothing
        case .enumCase(let number): return .member(caseNames[Int(number)])
        case .term(let term):
            guard case .member(let type, let name) = terms[term].kind,
                case .member(_, let typeName) = terms[type].kind, Call.isTypeName(typeName)
            else { return nil }
            return .member(name)
        default: return nil
        }
    }
}

extension GraphBuilder {
    /// The arguments of a call that are literals, by label, and the properties of variables among them that have been given
    /// one: `options.mode` for `options.mode = .fast`. One that has been given several is any of them.
    ///
    /// - Complexity: O(instructions so far).
    func literals(of arguments: [Argument]) -> [String: ContractRow.Literal] {
        let reader = LiteralArguments(terms: terms, caseNames: caseNames)
        var literals = reader.byLabel(of: arguments)
        var several: Set<String> = []
        for (label, name, value) in settings(of: arguments) {
            let key = "\(label).\(name)"
            let literal = reader.literal(value)
            if literal == nil || literals[key] ?? literal != literal { several.insert(key) }
            literals[key] = literal
        }
        return literals.filter { !several.contains($0.key) }
    }

    /// What the body has assigned to properties of a call's arguments.
    private func settings(of arguments: [Argument]) -> [(label: String, name: String, value: Operand)] {
        var labels: [TermID: String] = [:]
        for argument in arguments {
            if case .term(let term) = argument.operand, let label = argument.label { labels[term] = label }
        }
        return blocks.flatMap(\.instructions).compactMap { instruction in
            guard case .assign(let target, let value, _) = instruction,
                case .member(let owner, let name) = terms[target].kind, let label = labels[owner]
            else { return nil }
            return (label, name, value)
        }
    }
}

import OnceoverContracts
import OnceoverVocabulary

/// What the chain of publishers in front of a call gives. It lays out nothing.
struct PublisherChains {
    let builder: BodyBuilder

    /// Whether a call is made on a publisher that gives value after value, as far as the chain in front of it shows.
    ///
    /// What a function gives back of which nothing is known may be one value, as an answer from a server is; so may
    /// `self` in an extension, and what has a name in the body only.
    func givesManyValues(to call: Int) -> Bool {
        switch chain(to: call).source {
        case .value(let term): builder.graph.terms[term].kind != .callResult && !isNameOfUnknown(term)
        case .call(let values): values == .many
        case .own, .unknown: false
        }
    }

    /// Whether a call is made on what a function has answered, or what it is given, as a request is: it gives a value, or it
    /// fails. An operator of which that is not so, as `first` or `filter`, can end with nothing, and so can a property.
    func endsWithValue(_ call: Int) -> Bool {
        let chain = chain(to: call)
        guard Vocabulary.droppingOperators.isDisjoint(with: chain.operators) else { return false }
        switch chain.source {
        case .own: return true
        case .value(let term): return builder.graph.terms[term].isVariable
        case .call(let values): return values != .many
        case .unknown: return false
        }
    }

    /// Whether a variable is given what is neither a property of the object nor one that publishes its changes: `case .success(let
    /// answer)`, `let answer = { … }()`.
    private func isNameOfUnknown(_ term: TermID) -> Bool {
        for block in builder.graph.blocks {
            for case .assign(term, let value, _) in block.instructions {
                guard case .term(let source) = value,
                    case .member(let owner, let name) = builder.graph.terms[source].kind
                else {
                    return true
                }
                return owner != builder.selfTerm && !name.hasPrefix("$")
            }
        }
        return false
    }

    /// What a chain of operators begins with.
    private enum Source {
        case own
        case value(TermID)
        /// A call, with what is known of how many values it gives.
        case call(ValueCount?)
        case unknown
    }

    /// The calls in front of one, from the last that gives as many values as what it is called on, to one of which that is
    /// not known.
    private func chain(to call: Int) -> (source: Source, operators: [String]) {
        var operators: [String] = []
        var receiver = builder.graph.calls[call].receiver
        for _ in 0..<64 {
            guard let term = receiver else { break }
            if term == builder.selfTerm { return (.own, operators) }
            guard let made = maker(of: term) else { return (.value(term), operators) }
            let operation = builder.graph.calls[made]
            guard let name = operation.name else { break }
            operators.append(name)
            let values = builder.contracts.values(of: name, operation.arguments.map(\.label))
            guard values == .same || values == .asked && asksForSeveral(operation) else {
                return (.call(values), operators)
            }
            receiver = operation.receiver
        }
        return (.unknown, operators)
    }

    /// `prefix(2)`, but not `prefix(count)`, which may be one.
    private func asksForSeveral(_ call: Call) -> Bool {
        call.arguments.first?.text.flatMap { Int($0) }.map { $0 > 1 } ?? false
    }

    /// The call that gave a term its value, also through a constant.
    private func maker(of term: TermID) -> Int? {
        if let made = builder.graph.calls.lastIndex(where: { $0.result == term }) { return made }
        for block in builder.graph.blocks.reversed() {
            for case .assign(term, .term(let source), _) in block.instructions where source != term {
                return builder.graph.calls.lastIndex { $0.result == source }
            }
        }
        return nil
    }
}

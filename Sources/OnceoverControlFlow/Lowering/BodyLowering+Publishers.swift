import OnceoverContracts

extension BodyLowering {
    /// Whether a call is made on a publisher that gives value after value, as far as the chain in front of it shows.
    ///
    /// What a function gives back of which nothing is known may be one value, as an answer from a server is; so may
    /// `self` in an extension.
    func givesManyValues(to call: Int) -> Bool {
        var source = graph.calls[call].receiver
        for _ in 0..<64 {
            guard let term = source, term != selfTerm else { return false }
            guard let made = maker(of: term) else { return graph.terms[term].kind != .callResult }
            guard let name = graph.calls[made].name else { return false }
            switch contracts.values(of: name, graph.calls[made].arguments.map(\.label)) {
            case .many?: return true
            case .asked? where asksForSeveral(graph.calls[made]), .same?: source = graph.calls[made].receiver
            case .one?, .asked?, nil: return false
            }
        }
        return false
    }

    /// `prefix(2)`, but not `prefix(count)`, which may be one.
    private func asksForSeveral(_ call: Call) -> Bool {
        call.arguments.first?.text.flatMap { Int($0) }.map { $0 > 1 } ?? false
    }

    /// Whether a call is made on what a function has answered, as a request does: it gives a value, or it fails. An
    /// operator of which that is not so, as `first` or `filter`, can end with nothing.
    func endsWithValue(_ call: Int) -> Bool {
        var source = graph.calls[call].receiver
        for _ in 0..<64 {
            guard let term = source, term != selfTerm else { return source == selfTerm }
            guard let made = maker(of: term), let name = graph.calls[made].name, !Self.dropping.contains(name) else {
                return false
            }
            switch contracts.values(of: name, graph.calls[made].arguments.map(\.label)) {
            case .many?: return false
            case .same?: source = graph.calls[made].receiver
            case .one?, .asked?, nil: return true
            }
        }
        return false
    }

    private static let dropping: Set<String> = [
        "first", "last", "prefix", "output", "filter", "compactMap", "dropFirst", "drop", "ignoreOutput", "Empty",
        "min", "max", "debounce", "throttle",
    ]

    /// The call that gave a term its value, also through a constant.
    private func maker(of term: TermID) -> Int? {
        if let made = graph.calls.lastIndex(where: { $0.result == term }) { return made }
        for block in graph.blocks.reversed() {
            for case .assign(term, .term(let source), _) in block.instructions where source != term {
                return graph.calls.lastIndex { $0.result == source }
            }
        }
        return nil
    }
}

/// The terms of one graph. Variables are identified by their declaration, everything else by its text.
package struct TermTable: Sendable {
    private var terms: [Term] = []
    private var members: [MemberKey: TermID] = [:]
    private var conditions: [String: TermID] = [:]
    /// For each term, those that mention it.
    private var dependents: [[TermID]] = []

    private struct MemberKey: Hashable {
        let base: TermID
        let name: String
    }

    package init() {}

    package subscript(id: TermID) -> Term { terms[Int(id.index)] }

    package var all: some Sequence<TermID> { (0..<Int32(terms.count)).lazy.map(TermID.init(index:)) }

    package var count: Int { terms.count }

    /// The terms whose facts end when `id` is assigned.
    package func mentioning(_ id: TermID) -> [TermID] { dependents[Int(id.index)] }

    /// Text that names the term and no other.
    package func key(of id: TermID) -> String {
        switch self[id].kind {
        case .variable, .callResult: "\(self[id].name)#\(id.index)"
        case .member(let base, let name): "\(key(of: base)).\(name)"
        case .condition: self[id].name
        }
    }

    /// The term of a member, if the body mentions it.
    package func find(_ name: String, of base: TermID) -> TermID? { members[MemberKey(base: base, name: name)] }

    /// The numbers of the parts of a tuple, as far as they are mentioned, and of the first two.
    package func partNumbers(of tuple: TermID) -> Range<Int> {
        var count = 2
        while find("\(count)", of: tuple) != nil { count += 1 }
        return 0..<count
    }

    /// Whether a term is the result of a call, or a part of one.
    package func isOfCallResult(_ term: TermID) -> Bool {
        switch self[term].kind {
        case .callResult: true
        case .member(let owner, _): self[owner].kind == .callResult
        case .variable, .condition: false
        }
    }

    package mutating func addVariable(_ name: String, isWeak: Bool = false) -> TermID {
        append(.variable(isWeak: isWeak), name, mentions: [])
    }

    package mutating func addCallResult(of name: String) -> TermID {
        append(.callResult, name, mentions: [])
    }

    /// - Parameter shown: how the user wrote the member, where that is not its key.
    package mutating func member(_ name: String, of base: TermID, shown: String? = nil) -> TermID {
        // A chain of thousands of links is generated code; its end does not matter.
        let owner = self[base]
        guard owner.mentions.count < Self.depthLimit else { return base }
        let key = MemberKey(base: base, name: name)
        if let known = members[key] { return known }
        let id = append(.member(of: base, name: name), owner.name + (shown ?? ".\(name)"), mentions: owner.mentions)
        members[key] = id
        return id
    }

    private static let depthLimit = 64

    /// A condition by its canonical text, which names variables by their keys.
    ///
    /// - Parameter names: all names that stand in it, those of members too.
    package mutating func condition(
        _ key: String, name: String, mentions: Set<TermID>, comparing comparison: Comparison? = nil,
        names: Set<String> = []
    ) -> TermID {
        if let known = conditions[key] { return known }
        let id = append(.condition, name, mentions: mentions)
        terms[Int(id.index)].comparison = comparison
        terms[Int(id.index)].names = names
        terms[Int(id.index)].isOfBuild = key.hasPrefix("#if ")
        conditions[key] = id
        return id
    }

    private mutating func append(_ kind: Term.Kind, _ name: String, mentions: Set<TermID>) -> TermID {
        let id = TermID(index: Int32(terms.count))
        for mentioned in mentions { dependents[Int(mentioned.index)].append(id) }
        dependents.append([id])
        var mentions = mentions
        mentions.insert(id)
        terms.append(Term(kind: kind, name: name, mentions: mentions))
        return id
    }
}

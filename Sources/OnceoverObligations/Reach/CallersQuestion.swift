import OnceoverControlFlow

/// What all callers of a function know of what it asks for.
struct CallersQuestion: Hashable, Sendable {
    let function: CalledFunction
    let asked: Set<SharedPath>
    /// The number of the parameter for the obligation. A caller that leaves it out has none to lose.
    let handler: Int?
    /// What those of the file know.
    let own: CommonFacts

    /// Nothing is known where not all calls are.
    func answer(by elsewhere: Elsewhere) -> [SharedPath: Fact] {
        guard let calls = elsewhere.calls(of: function.name) else { return [:] }
        var common = own
        for call in calls { common.add(call.facts(of: asked, askedBy: function, whereGiven: handler)) }
        return common.facts ?? [:]
    }
}

/// What all of some calls know.
struct CommonFacts: Hashable, Sendable {
    /// Nothing as long as there is no call.
    private(set) var facts: [SharedPath: Fact]?

    var isEmpty: Bool { facts?.isEmpty ?? false }

    /// - Parameter known: nothing where no path comes to the call.
    mutating func add(_ known: [SharedPath: Fact]?) {
        guard let known else { return }
        facts = facts.map { $0.filter { known[$0.key] == $0.value } } ?? known
    }
}

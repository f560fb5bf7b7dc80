import SwiftSyntax

/// What every part of the lowering does.
extension BodyBuilder {
    @discardableResult
    func declare(_ name: String, isWeak: Bool = false) -> TermID {
        let term = graph.terms.addVariable(name, isWeak: isWeak)
        scope.bind(name, to: .variable(term))
        return term
    }

    func inNewScope(_ work: () -> Void) {
        let outer = scope
        scope = Scope(parent: outer)
        work()
        scope = outer
    }

    /// Goes on in a block that nothing leads to, behind a `return` or another jump.
    func startUnreachable() { graph.current = graph.makeBlock() }

    func start(_ block: Int) { graph.current = block }

    /// Gives a value on one of the ways to a place that all of them lead to.
    func give(_ value: Operand, to result: TermID, goingOnAt join: Int, _ site: Site) {
        graph.append(.assign(result, value, site))
        graph.connect(to: join, site: site)
    }

    /// What stands for a member. A property that is only another name for one is that one.
    func member(_ name: String, of owner: TermID) -> TermID {
        let term = graph.terms.member(owner == selfTerm ? names.property(name) : name, of: owner)
        // What the call has given is what the constant is: the parts of the one are those of the other.
        if let result = namedResults[owner] { _ = graph.terms.member(name, of: result) }
        return term
    }

    /// `guard let self`, `guard let owner = self`: behind it, the name is the object itself.
    func isWeakSelf(_ value: Operand) -> Bool {
        guard case .term(let term) = value else { return false }
        return term == selfTerm || graph.terms[term].isWeak && graph.terms[term].name == "self"
    }

    /// The term for the next element of a sequence; it is nil when there is none.
    func element(of sequence: Operand) -> TermID? {
        guard case .term(let term) = sequence else { return nil }
        return graph.terms.member("[each]", of: term)
    }

    func element(_ index: Int, of subject: Operand) -> Operand {
        switch subject {
        case .aggregate(let parts) where index < parts.count: parts[index]
        case .term(let term): .term(graph.terms.member("\(index)", of: term))
        default: .unknown
        }
    }
}

extension Operand {
    /// The closure that it is, by its number.
    var closureNumber: Int? { if case .callable(let index) = self { index } else { nil } }
}

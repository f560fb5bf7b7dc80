import SwiftSyntax

/// Objects that a closure captures weakly, and what keeps them all the same.
///
/// What a closure speaks of elsewhere it keeps: `{ [weak ship = self] in self.log(); ship?.sail() }`. It keeps a closure,
/// too, by the object that has it in one of its properties, and so does the call that is given such an object.
struct CaptureKeepers {
    let builder: BodyBuilder

    /// Whether a variable's object is there when a closure runs that captures it weakly.
    func keeps(_ closure: ClosureExprSyntax, _ object: TermID, givenTo call: Int?) -> Bool {
        if object == builder.selfTerm, keepsSelf(closure) { return true }
        let keeper = Callable(body: .closure(closure), scope: builder.scope, isWorkItem: false)
        let isKept =
            names(object, keeper) || isKeptByProperty(object, of: keeper, givenTo: call)
            || wholes(of: object).contains { names($0, keeper) }
        return isKept && (object == builder.selfTerm || isUsedUnasked(object))
    }

    /// `options.progress = { lamp.glow = $0 }`, and then `ask(options) { [weak lamp] in … }`.
    private func isKeptByProperty(_ object: TermID, of keeper: Callable, givenTo call: Int?) -> Bool {
        builder.propertyClosures.contains { owner, closures in
            guard owner != object, closures.contains(where: { names(object, builder.callables[$0]) }) else {
                return false
            }
            let isGiven = call.map { builder.graph.calls[$0].gives(owner) } ?? false
            return isGiven || names(owner, keeper)
        }
    }

    /// Whether a closure has to do with a variable by its own name, and captures it as it is.
    private func names(_ object: TermID, _ callable: Callable) -> Bool {
        let name = builder.graph.terms[object].name
        guard case .closure(let node) = callable.body, case .variable(object)? = callable.scope.lookUp(name),
            !(node.signature?.capture?.items.contains { $0.name.text == name } ?? false)
        else { return false }
        let search = CaptureSearch(of: name)
        search.walk(node.statements)
        return search.isCaptured && !search.isDeclared
    }

    /// `case .tug(let radio): chosen = radio`: the variables of which an object is a part, if all that it was given is one.
    private func wholes(of object: TermID, depth: Int = 0) -> Set<TermID> {
        let values = object == builder.selfTerm || depth > 2 ? [] : builder.graph.values(givenTo: object)
        let wholes = values.map { value -> Set<TermID> in
            guard case .term(let part) = value else { return [] }
            if builder.graph.terms[part].isVariable { return self.wholes(of: part, depth: depth + 1) }
            return builder.graph.terms.payloadOwner(of: part).map { [$0] } ?? []
        }
        return wholes.first.map { wholes.dropFirst().reduce($0) { $0.intersection($1) } } ?? []
    }

    /// Whether an object is used as one that is there, and no condition has asked.
    private func isUsedUnasked(_ object: TermID) -> Bool {
        let isUsed =
            builder.graph.terms.mentioning(object).contains { $0 != object }
            || builder.graph.calls.contains { $0.receiver == object }
        return isUsed && !builder.graph.asks(whether: Constraint(object, .isNil(true)))
    }
}

extension Call {
    fileprivate func gives(_ term: TermID) -> Bool { arguments.contains { $0.operand == .term(term) } }
}

extension GraphBuilder {
    fileprivate func values(givenTo target: TermID) -> [Operand] {
        blocks.lazy.flatMap(\.instructions).compactMap { instruction in
            if case .assign(target, let value, _) = instruction { value } else { nil }
        }
    }

    fileprivate func asks(whether assumption: Constraint) -> Bool {
        blocks.contains { block in block.edges.contains { $0.assumptions.contains(assumption) } }
    }
}

extension TermTable {
    /// The variable that holds an enum's value, of what its case carries.
    fileprivate func payloadOwner(of part: TermID) -> TermID? {
        guard case .member(let owner, let name) = self[part].kind, self[owner].isVariable, name.contains("."),
            name.last?.isNumber ?? false
        else { return nil }
        return owner
    }
}

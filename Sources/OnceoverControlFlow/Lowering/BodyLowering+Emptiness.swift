import SwiftSyntax

/// Whether a collection holds anything: `xs.isEmpty`, `xs.count == 0` and a loop over `xs` that does not run at all are one
/// condition.
extension BodyLowering {
    /// The term for a sequence's being empty; nothing where it is not known by a name.
    func emptiness(of sequence: Operand) -> TermID? {
        guard case .term(let term) = sequence else { return nil }
        let collection = collection(behind: term)
        guard graph.terms[collection].kind != .callResult else { return nil }
        return graph.terms.member("isEmpty", of: collection)
    }

    /// `xs` for `xs.reversed()`, which has as many elements.
    private func collection(behind term: TermID) -> TermID {
        if case .member(let owner, let name) = graph.terms[term].kind, Self.sameSize.contains(name) {
            return collection(behind: owner)
        }
        guard graph.terms[term].kind == .callResult,
            let call = graph.calls.last(where: { $0.result == term }), let receiver = call.receiver,
            call.name.map(Self.sameSize.contains) == true
        else { return term }
        return collection(behind: receiver)
    }

    /// Remembers `let count = xs.count`.
    func noteCount(_ value: Operand, named name: TermID) {
        guard case .term(let term) = value, case .member(let owner, "count") = graph.terms[term].kind else { return }
        counts[name] = owner
    }

    /// `xs.count == 0` and its kin, as what they say of `xs.isEmpty`.
    func emptinessTest(_ name: String, _ left: Operand, _ right: ArraySlice<ExprSyntax>) -> Assumption? {
        guard case .term(let term) = left, right.count == 1,
            let number = right.first?.as(IntegerLiteralExprSyntax.self)?.literal.text,
            let isEmpty = Self.emptinessTests[name + number]
        else { return nil }
        var counted = counts[term]
        if case .member(let owner, "count") = graph.terms[term].kind { counted = owner }
        return counted.map { Assumption(graph.terms.member("isEmpty", of: $0), .boolean(isEmpty)) }
    }

    /// What a call has put into a collection, or taken out, may have changed whether it holds anything.
    func forgetEmptiness(after call: Call) {
        guard let isEmpty = call.changedCollection.flatMap({ graph.terms.find("isEmpty", of: $0) }) else { return }
        graph.append(.forget(isEmpty, isCompound: false))
    }

    private static let emptinessTests = [
        "==0": true, "<=0": true, "<1": true, "!=0": false, ">0": false, ">=1": false,
    ]
    private static let sameSize: Set<String> = [
        "reversed", "enumerated", "sorted", "shuffled", "keys", "values", "indices", "lazy", "map",
    ]
}

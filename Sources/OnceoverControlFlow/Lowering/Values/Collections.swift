import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// Whether a collection holds anything: `xs.isEmpty`, `xs.count == 0` and a loop over `xs` that does not run at all are one
/// condition.
struct Collections {
    let builder: BodyBuilder

    // What it leaves to others.
    var canonicalTexts: CanonicalTexts { CanonicalTexts(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var literalCases: LiteralCases { LiteralCases(builder: builder) }

    /// The term for a sequence's being empty; nil if it is not known by a name.
    func emptiness(of sequence: Operand) -> TermID? {
        guard case .term(let term) = sequence else { return nil }
        let collection = collection(behind: term)
        guard builder.graph.terms[collection].kind != .callResult else { return nil }
        return builder.graph.terms.member("isEmpty", of: collection)
    }

    /// `snapshot.isEmpty` for a loop over `snapshot.documents`, where that was asked.
    func emptiness(ofOwnerOf sequence: Operand) -> TermID? {
        guard case .term(let term) = sequence, case .member(let owner, _) = builder.graph.terms[term].kind,
            owner != builder.selfTerm, builder.graph.terms.find("isEmpty", of: term) == nil
        else { return nil }
        return builder.graph.terms.find("isEmpty", of: owner)
    }

    /// `xs` for `xs.reversed()`, which has as many elements.
    private func collection(behind term: TermID) -> TermID {
        if case .member(let owner, let name) = builder.graph.terms[term].kind,
            Vocabulary.sizeKeepingMembers.contains(name)
        {
            return collection(behind: owner)
        }
        guard builder.graph.terms[term].kind == .callResult,
            let call = builder.graph.calls.last(where: { $0.result == term }), let receiver = call.receiver,
            call.name.map(Vocabulary.sizeKeepingMembers.contains) == true
        else { return term }
        return collection(behind: receiver)
    }

    /// Remembers `let count = xs.count`, and `var left = xs.count` as long as nothing can have changed it.
    func noteCount(_ value: Operand, named name: TermID, isConstant: Bool) {
        guard case .term(let term) = value, case .member(let owner, "count") = builder.graph.terms[term].kind else {
            return
        }
        builder.counts.note(name, of: owner, isConstant: isConstant)
    }

    /// `0..<xs.count` holds something where `xs` does.
    func emptiness(ofRange sequence: ExprSyntax) -> TermID? {
        guard let parts = sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[0].trimmedDescription == "0", parts[1].trimmedDescription == "..<",
            parts[2].is(DeclReferenceExprSyntax.self) || parts[2].is(MemberAccessExprSyntax.self),
            canonicalTexts.canonicalText(parts[2...]) != nil
        else { return nil }
        return collection(countedBy: expressionLowering.lower(parts[2])).flatMap { emptiness(of: .term($0)) }
    }

    /// `xs` for `xs.count` and for a name of it.
    private func collection(countedBy value: Operand) -> TermID? {
        guard case .term(let term) = value else { return nil }
        if case .member(let owner, "count") = builder.graph.terms[term].kind { return owner }
        return builder.counts[term]
    }

    /// `[first, second]`; `1...count`, as a closed range holds something, or cannot be made; `Berth.allCases`, as hardly
    /// an enum has no case.
    func holdsSomething(_ sequence: ExprSyntax) -> Bool {
        if sequence.isFilledArray || isFilledProperty(sequence) { return true }
        if let member = sequence.as(MemberAccessExprSyntax.self) { return isOfAllCases(member) }
        guard let parts = sequence.as(SequenceExprSyntax.self)?.elements, parts.count == 3 else { return false }
        return parts.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "..." }
    }

    /// `berths`, `self.berths`: a property of the own type that always holds something.
    private func isFilledProperty(_ sequence: ExprSyntax) -> Bool {
        if let own = sequence.as(DeclReferenceExprSyntax.self) {
            return builder.names.filledProperties.contains(own.baseName.text)
                && builder.scope.lookUp(own.baseName.text) == nil
        }
        guard let member = sequence.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return false }
        return builder.names.filledProperties.contains(member.declName.baseName.text)
    }

    private func isOfAllCases(_ member: MemberAccessExprSyntax) -> Bool {
        member.declName.baseName.text == "allCases"
            && member.base.map { Call.isTypeName($0.trimmedDescription) } ?? false
    }

    /// `let berths = [first, second]` holds something until it is given something else.
    func noteElements(of value: ExprSyntax, in name: TermID, at site: Site) {
        guard holdsSomething(value), let isEmpty = emptiness(of: .term(name)) else { return }
        builder.graph.append(.assign(isEmpty, .boolean(false), site))
    }

    /// A parameter of the body, which may be a list that always holds something.
    func declareParameter(_ name: String, at site: Site) -> TermID {
        let term = builder.declare(name)
        if builder.names.filledParameters.contains(name) {
            builder.graph.append(.assign(builder.graph.terms.member("isEmpty", of: term), .boolean(false), site))
        }
        return term
    }

    /// `return []` and `return [Ship]()` give a list that holds nothing, and so may a part of `return (nil, [])`.
    func noteNothing(in value: ExprSyntax, givenTo result: TermID) {
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            for (index, element) in tuple.elements.enumerated() where element.expression.isEmptyArray {
                noteNothing(in: element.expression, givenTo: builder.graph.terms.member("\(index)", of: result))
            }
        }
        guard value.isEmptyArray else { return }
        builder.graph.append(.assign(builder.graph.terms.member("isEmpty", of: result), .boolean(true), Site(value)))
    }

    /// That `xs.first` is there, or not, says whether `xs` holds anything.
    func emptiness(shownBy value: Operand, being isNil: Bool) -> Constraint? {
        guard case .term(let term) = value, case .member(let owner, let name) = builder.graph.terms[term].kind,
            name == "first" || name == "last"
        else { return nil }
        return emptiness(of: .term(owner)).map { Constraint($0, .boolean(isNil)) }
    }

    /// `xs.count == 0` and its kin, as what they say of `xs.isEmpty`.
    func emptinessTest(_ name: String, _ left: Operand, _ right: ArraySlice<ExprSyntax>) -> Constraint? {
        guard right.count == 1,
            let number = right.first?.as(IntegerLiteralExprSyntax.self)?.literal.text,
            let isEmpty = Self.emptinessTests[name + number]
        else { return nil }
        return collection(countedBy: left).map {
            Constraint(builder.graph.terms.member("isEmpty", of: $0), .boolean(isEmpty))
        }
    }

    /// `xs.count == 2`, `xs.count > 3`: where that holds, `xs` holds something; `xs.count < 2`: where it does not.
    func filled(_ name: String, _ left: Operand, _ right: ArraySlice<ExprSyntax>) -> OneSided? {
        guard let bound = BoundTests.Bound(name, literalCases.literal(right)), bound.number > 0,
            let collection = collection(countedBy: left)
        else {
            return nil
        }
        let isEmpty = builder.graph.terms.member("isEmpty", of: collection)
        return OneSided(assumption: Constraint(isEmpty, .boolean(false)), isWhereItHolds: !bound.holds(for: 0))
    }

    /// `case 2:` of `switch xs.count`
    func matchCount(_ node: IntegerLiteralExprSyntax, _ subject: Operand) -> Match {
        guard let number = Int(node.literal.text), let collection = collection(countedBy: subject) else {
            return Match(isExact: false)
        }
        let isEmpty = Constraint(builder.graph.terms.member("isEmpty", of: collection), .boolean(number == 0))
        return Match(assumptions: [isEmpty], isExact: number == 0)
    }

    /// What a call has put into a collection, or taken out, may have changed whether it holds anything.
    func forgetEmptiness(after call: Call) {
        guard let isEmpty = call.changedCollection.flatMap({ builder.graph.terms.find("isEmpty", of: $0) }) else {
            return
        }
        builder.graph.append(.forget(isEmpty, isCompound: false))
    }

    private static let emptinessTests = [
        "==0": true, "<=0": true, "<1": true, "!=0": false, ">0": false, ">=1": false,
    ]
}

import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// A call of a function that loses its handler.
struct FamilyCall {
    let family: Int
    /// One of the family's functions; a call of another looks the same.
    let candidate: Candidate
    let call: FunctionCallExprSyntax
    let arguments: CallArguments

    /// What is given for the handler at an index of its positions.
    enum Given {
        case closure(ClosureExprSyntax)
        case name(DeclReferenceExprSyntax)
        /// What may be a method: `view.show`.
        case member(MemberAccessExprSyntax)
        /// Left out, or `nil`.
        case nothing
        /// A value that is computed.
        case other
    }

    /// The name of the async form, with what stands in front of it: `store.load`.
    var callee: String {
        let base = call.callee.as(MemberAccessExprSyntax.self)?.base
        guard candidate.form != nil else { return call.callee.trimmedDescription }
        return (base.map { $0.trimmedDescription + "." } ?? "") + candidate.name
    }

    /// What is in front of the argument for a parameter: `id: `, or nothing.
    func label(at position: Int, _ argument: LabeledExprSyntax) -> String {
        guard let form = candidate.form else { return argument.label.map { "\($0.text): " } ?? "" }
        let label = form.labels[position - candidate.handler.positions.count { $0 < position }]
        return label == "_" ? "" : label + ": "
    }

    func given(_ index: Int = 0) -> Given {
        let position = candidate.handler.positions[index]
        switch arguments.handlers[position] {
        case .closure(let closure): return .closure(closure)
        case .name(let name): return .name(name)
        case nil:
            if let member = arguments.expression(at: position)?.as(MemberAccessExprSyntax.self) {
                return .member(member)
            }
            let text = arguments.written.first { $0.position == position }?.text
            return text == nil || text == "nil" || text?.hasSuffix(": nil") == true ? .nothing : .other
        }
    }
}

/// What a mention of a name says of the functions that are to be replaced.
enum Mention {
    case call(FamilyCall)
    /// Families that cannot be converted because of it, and why, by the place where it stands.
    case obstacle([Int], (Location) -> RefusalReason)
}

/// Finds out what code says of the functions that are to be replaced.
struct FamilyCalls {
    let project: Project
    let families: FunctionFamilies
    let receivers: ReceiverType

    /// Nil where the name means something else.
    func mention(_ reference: DeclReferenceExprSyntax) -> Mention? {
        let node =
            reference.isMemberName
            ? reference.parent?.as(MemberAccessExprSyntax.self).map(ExprSyntax.init) : ExprSyntax(reference)
        guard let node, mayBeMeant(by: node, named: reference.baseName.text) else { return nil }
        switch receivers.owner(of: reference) {
        case .other: return nil
        case .functions(let functions): return mention(node, functions, isKnown: true)
        case .unknown(let functions): return mention(node, functions, isKnown: false)
        }
    }

    /// What is known without types.
    private func mayBeMeant(by node: ExprSyntax, named name: String) -> Bool {
        guard let call = node.callOfItself else { return mayBeReference(node) }
        return !call.additionalTrailingClosures.isEmpty
            || families.functions(named: name).contains { CallArguments(of: call, to: $0) != nil }
    }

    private func mention(_ node: ExprSyntax, _ functions: [ProjectFunction], isKnown: Bool) -> Mention? {
        guard let call = node.callOfItself else { return reference(node, functions, isKnown) }
        let meant = functions.compactMap { function in
            CallArguments(of: call, to: function).map { (function, $0) }
        }
        let numbers = Set(meant.compactMap { number(of: $0.0) })
        if meant.isEmpty, !call.additionalTrailingClosures.isEmpty {
            let near = Set(functions.compactMap(number))
            return near.isEmpty ? nil : .obstacle(near.sorted(), RefusalReason.handlerNotWritten)
        }
        guard let number = numbers.first else { return nil }
        guard isKnown else { return .obstacle(numbers.sorted(), RefusalReason.unclearCall) }
        let candidates = meant.compactMap { candidate(of: $0.0) }
        if let other = other(than: candidates[0], among: meant.map(\.0)) {
            return .obstacle(numbers.sorted()) { .ambiguousCall($0, project.named(other)) }
        }
        let arguments = meant.first { self.number(of: $0.0) == number }?.1
        return arguments.map {
            .call(FamilyCall(family: number, candidate: candidates[0], call: call, arguments: $0))
        }
    }

    /// A function that may be meant as well, and that is not called alike.
    private func other(than first: Candidate, among functions: [ProjectFunction]) -> ProjectFunction? {
        functions.first { function in
            guard let candidate = candidate(of: function) else { return !function.isAsync }
            return !candidate.hasSameHandler(as: first) || number(of: function) != number(of: first.function)
        }
    }

    /// A name that is not called.
    private func reference(_ node: ExprSyntax, _ functions: [ProjectFunction], _ isKnown: Bool) -> Mention? {
        let numbers = Set(functions.compactMap(number))
        if numbers.isEmpty || !isKnown && !node.hasLabels && !node.isPassedOn { return nil }
        return .obstacle(numbers.sorted(), RefusalReason.reference)
    }

    /// Not the name of what a member is of, and not one that a property has too, unless its labels say more.
    private func mayBeReference(_ node: ExprSyntax) -> Bool {
        guard let name = node.lastReference else { return false }
        return node.hasLabels
            || node.parent?.is(MemberAccessExprSyntax.self) != true
                && !receivers.index.propertyNames.contains(name.baseName.text)
    }

    private func number(of function: ProjectFunction) -> Int? {
        families.numbers[FunctionFamilies.Key(function)]
    }

    private func candidate(of function: ProjectFunction) -> Candidate? {
        let key = FunctionFamilies.Key(function)
        return number(of: function).flatMap { number in
            families.members[number].first { FunctionFamilies.Key($0.function) == key }
        }
    }
}

extension ExprSyntax {
    /// The call of what it says, which may stand in parentheses.
    fileprivate var callOfItself: FunctionCallExprSyntax? {
        let whole = withParentheses
        guard let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id else {
            return nil
        }
        return call
    }

    fileprivate var hasLabels: Bool { lastReference?.argumentNames != nil }

    /// Whether a value is given to a function or to a variable: there, it may be a function itself.
    fileprivate var isPassedOn: Bool {
        parent?.is(LabeledExprSyntax.self) == true || parent?.is(InitializerClauseSyntax.self) == true
    }
}

import SwiftSyntax

/// A stored handler under a local name: taken out before it is called, or unwrapped for it.
struct TakenHandler {
    /// What is left out with the name: the declaration, or the `guard`.
    let statement: CodeBlockItemSyntax
    /// What of the statement is left out, where it asks for more; nil where all of it is.
    private(set) var condition: ConditionElementSyntax?
    private let name: String
    /// Whether the following code runs only if a call waits.
    private let isConditional: Bool

    /// `let handler = completion`; nil for anything else.
    init?(_ value: Syntax) {
        if let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
            let list = binding.parent?.as(PatternBindingListSyntax.self), list.count == 1,
            let variable = list.parent?.as(VariableDeclSyntax.self), binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let statement = variable.parent?.as(CodeBlockItemSyntax.self)
        {
            self.init(statement, name, isConditional: false)
        } else {
            return nil
        }
    }

    /// `guard let completion else { return }`, `guard let handler = completion, isOpen else { return }`
    init?(_ binding: OptionalBindingConditionSyntax) {
        guard let element = binding.parent?.as(ConditionElementSyntax.self),
            let check = element.parent?.parent?.as(GuardStmtSyntax.self), !check.conditions.acts(behind: element),
            check.body.statements.count == 1, check.body.statements.first?.isBareReturn == true,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let statement = check.parent?.as(CodeBlockItemSyntax.self)
        else { return nil }
        self.init(statement, name, isConditional: true)
        condition = check.conditions.count > 1 ? element : nil
    }

    private init(_ statement: CodeBlockItemSyntax, _ name: String, isConditional: Bool) {
        self.statement = statement
        self.name = name
        self.isConditional = isConditional
    }

    /// The calls by which it is answered; nil where it is used in any other way, or where more hangs on it than an answer.
    ///
    /// - Parameter property: the name of what it was taken from.
    func calls(clearing property: String) -> [(FunctionCallExprSyntax, CodeBlockItemSyntax)]? {
        let list = statement.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
        let rest = list.drop { $0.id != statement.id }.dropFirst()
        var calls: [(FunctionCallExprSyntax, CodeBlockItemSyntax)] = []
        for item in rest {
            let uses = HandlerUses(of: [name], in: item)
            guard uses.others.isEmpty, !uses.isRebound else { return nil }
            for call in uses.calls {
                guard call.trailingClosure == nil, let own = call.ownStatement, !isLater(own) else { return nil }
                calls.append((call, own))
            }
            let isAnswer = uses.calls.contains { $0.ownStatement?.id == item.id }
            if isConditional, !isAnswer, !item.isBareReturn, !item.clears(property) { return nil }
        }
        return calls.isEmpty ? nil : calls
    }

    /// Whether a closure is around a call: when the closure runs, another call may wait.
    private func isLater(_ call: CodeBlockItemSyntax) -> Bool {
        var node = call.parent
        while let current = node, current.id != statement.parent?.id {
            if current.is(ClosureExprSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// `self.completion = nil`
    func clears(_ property: String) -> Bool {
        guard let (target, value) = item.as(SequenceExprSyntax.self)?.assignment else { return false }
        return value.is(NilLiteralExprSyntax.self)
            && [property, "self.\(property)"].contains(target.trimmedDescription)
    }
}

extension ConditionElementListSyntax {
    /// Whether a call is made that would not be made if no call waited.
    fileprivate func acts(behind element: ConditionElementSyntax) -> Bool {
        contains { other in
            other.position > element.position
                && other.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
        }
    }
}

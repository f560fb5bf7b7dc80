import SwiftSyntax

/// How a handler that is given a value or an error tells the two cases apart, in the ways that people write.
///
/// Since what is awaited gives one of the two, a test of the other is left out.
struct ValueOrErrorChoice {
    /// The name of the unwrapped value; `_` where there is none.
    let value: String
    let success: [CodeBlockItemSyntax]
    let error: String
    let failure: [CodeBlockItemSyntax]

    /// - Parameter value: the name of the optional value; nil where the handler has none.
    init?(_ statements: [CodeBlockItemSyntax], value: String?, error: String) {
        guard let first = statements.first else { return nil }
        let rest = Array(statements.dropFirst())
        if let node = first.item.ifExpression, let bound = node.conditions.only?.unwrapped {
            self.init(node, bound, rest, value: value, error: error)
        } else if let node = first.item.as(GuardStmtSyntax.self), let value,
            let bound = node.conditions.only?.unwrapped, bound.from == value
        {
            // `guard let value else { completion(nil, error); return }`: the error there is optional.
            guard node.body.statements.usesOnlyAsArgument(error) else { return nil }
            self.init(value: bound.to, success: rest, error: error, failure: Array(node.body.statements))
        } else {
            return nil
        }
        if mentionsOptional(value, error) { return nil }
    }

    /// Whether a branch asks for an argument of the handler that is there no more: the optional, or the other of the two.
    private func mentionsOptional(_ value: String?, _ error: String) -> Bool {
        func asks(_ statements: [CodeBlockItemSyntax], for name: String?, but bound: String) -> Bool {
            name.map { $0 != bound && statements.mention([$0]) } ?? false
        }
        return asks(success, for: value, but: self.value) || asks(success, for: error, but: self.value)
            || asks(failure, for: error, but: self.error) || asks(failure, for: value, but: self.error)
    }

    private init(value: String, success: [CodeBlockItemSyntax], error: String, failure: [CodeBlockItemSyntax]) {
        self.value = value
        self.success = success
        self.error = error
        self.failure = failure
    }

    private init?(
        _ node: IfExprSyntax, _ bound: (from: String, to: String), _ rest: [CodeBlockItemSyntax], value: String?,
        error: String
    ) {
        let body = Array(node.body.statements)
        let other = node.elseBody?.as(CodeBlockSyntax.self).map { Array($0.statements) }
        if node.elseBody != nil, other == nil { return nil }
        if bound.from == error {
            // With no `else`, the error's branch has to leave.
            guard (other == nil) == node.body.exits || other != nil && rest.isEmpty else { return nil }
            guard let tested = Self.unwrapped(value, in: other ?? rest) else { return nil }
            self.init(value: tested.name, success: tested.statements, error: bound.to, failure: body)
        } else if bound.from == value, let other, rest.isEmpty, other.usesOnlyAsArgument(error) {
            self.init(value: bound.to, success: body, error: error, failure: other)
        } else {
            return nil
        }
    }

    /// Past the error, the value is there: `guard let value else { … }` is left out. Where the optional is used as it is,
    /// nothing is known.
    private static func unwrapped(
        _ value: String?, in statements: [CodeBlockItemSyntax]
    ) -> (name: String, statements: [CodeBlockItemSyntax])? {
        guard let value else { return ("_", statements) }
        if let node = statements.first?.item.as(GuardStmtSyntax.self),
            let bound = node.conditions.only?.unwrapped, bound.from == value
        {
            return (bound.to, Array(statements.dropFirst()))
        }
        return statements.mention([value]) ? nil : ("_", statements)
    }
}

extension ConditionElementListSyntax {
    var only: ConditionElementSyntax? { count == 1 ? first : nil }
}

extension ConditionElementSyntax {
    /// `let to = from`, `let from`; not `var`, which is changed.
    fileprivate var unwrapped: (from: String, to: String)? {
        guard case .optionalBinding(let binding) = condition, binding.bindingSpecifier.tokenKind == .keyword(.let),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        guard let value = binding.initializer?.value else { return (name, name) }
        return value.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, name) }
    }
}

extension Sequence where Element == CodeBlockItemSyntax {
    /// Whether a name is only ever a whole argument, as in `completion(nil, error)`: there, an error that is not optional
    /// will do as well.
    fileprivate func usesOnlyAsArgument(_ name: String) -> Bool {
        allSatisfy { statement in
            statement.tokens(viewMode: .sourceAccurate).filter { $0.text == name }.allSatisfy { token in
                token.parent?.as(DeclReferenceExprSyntax.self)?.parent?.is(LabeledExprSyntax.self) ?? false
            }
        }
    }
}

import OnceoverVocabulary
import SwiftSyntax

/// What the statements of a body make and give away to be kept, as they stand in it one after the other.
struct SetUpBody {
    let statements: CodeBlockItemListSyntax

    /// `self.store = Store()`, `coordinator = Coordinator(window)`
    var assigned: [String] { assignments.flatMap { Construction.types(in: $0.value) } }

    /// What a type is given for all to use: `Store.shared = Store()`, and the own type in `Store.shared = self`.
    func shared(of own: String) -> [String] {
        assignments.flatMap { target, value -> [String] in
            guard let target = target.as(MemberAccessExprSyntax.self), Self.isOfType(target),
                Declarations.isForAll(target.declName.baseName.text)
            else { return [] }
            return value.isSelf ? [own] : Construction.types(in: value)
        }
    }

    private var assignments: [(target: ExprSyntax, value: ExprSyntax)] {
        expressions.compactMap { expression in
            guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
                parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = parts.first,
                let value = parts.last
            else { return nil }
            return (target, value)
        }
    }

    private static func isOfType(_ target: MemberAccessExprSyntax) -> Bool {
        let owner = target.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return owner?.first?.isUppercase ?? false
    }

    /// `let store = Store()` and then `locator.add(store)`, where `locator` is `Locator.shared`.
    var handedToSharedObjects: [String] {
        let locals = locals
        guard !locals.isEmpty else { return [] }
        return expressions.flatMap { expression -> [String] in
            guard let call = expression.as(FunctionCallExprSyntax.self),
                let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
                isShared(receiver, locals)
            else { return [] }
            return call.arguments.compactMap { $0.expression.firstToken(viewMode: .sourceAccurate)?.text }
                .compactMap { locals[$0] }.flatMap(Construction.types)
        }
    }

    private var expressions: [ExprSyntax] {
        statements.compactMap { if case .expr(let expression) = $0.item { expression } else { nil } }
    }

    /// What constants are given, by their names.
    private var locals: [String: ExprSyntax] {
        var locals: [String: ExprSyntax] = [:]
        for case .decl(let declaration) in statements.lazy.map(\.item) {
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value
                else { continue }
                locals[name] = value
            }
        }
        return locals
    }

    /// `Locator.shared`, or a name for it.
    private func isShared(_ receiver: ExprSyntax, _ locals: [String: ExprSyntax]) -> Bool {
        if let name = receiver.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = locals[name] {
            return Self.isShared(value)
        }
        return Self.isShared(receiver)
    }

    private static func isShared(_ value: ExprSyntax) -> Bool {
        guard let member = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        return Vocabulary.sharedVariables.contains(member)
    }
}

import OnceoverControlFlow
import OnceoverVocabulary
import SwiftSyntax

/// Texts that stand in the code, or begin with one that does.
enum WrittenText {
    static func isOne(_ value: ExprSyntax, _ depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        return switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): begins(node, depth)
        case .sequenceExpr(let node): isJoined(node) && isOne(node.elements.first!, depth + 1)
        case .tupleExpr(let node): node.elements.count == 1 && isOne(node.elements.first!.expression, depth + 1)
        case .forceUnwrapExpr(let node): isOne(node.expression, depth + 1)
        case .functionCallExpr(let node): isEncoded(node, depth)
        case .memberAccessExpr(let node): isConstant(node) || isOwn(node, depth)
        case .declReferenceExpr(let node): isNameOfOne(node, depth)
        default: false
        }
    }

    /// Whether all of it stands there: `"ports"`, `Names.ports`, `kPorts`.
    static func isWhole(_ value: ExprSyntax, _ depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        return switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): node.representedLiteralValue?.isEmpty == false
        case .memberAccessExpr(let node): isConstant(node)
        case .declReferenceExpr(let node):
            firstValue(of: node).map { isWhole($0, depth + 1) } ?? node.isNamedAsConstant
        default: false
        }
    }

    /// `"https://\(host)/ships"`, `"\(server)/ships"`: an interpolation at the start stands behind an empty piece.
    private static func begins(_ node: StringLiteralExprSyntax, _ depth: Int) -> Bool {
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text): if !text.content.text.isEmpty { return true }
            case .expressionSegment(let value):
                return value.expressions.first.map { isOne($0.expression, depth + 1) } ?? false
            }
        }
        return false
    }

    /// `server + "/ships"`, `encoded ?? ""`
    private static func isJoined(_ node: SequenceExprSyntax) -> Bool {
        node.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }.allSatisfy {
            $0 == "+" || $0 == "??"
        }
    }

    /// `text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)`
    private static func isEncoded(_ node: FunctionCallExprSyntax, _ depth: Int) -> Bool {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Vocabulary.textMethods.contains(member.declName.baseName.text)
        else { return false }
        return isOne(base, depth + 1)
    }

    /// `Paths.ships`, `Server.Paths.ships`
    private static func isConstant(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return false }
        if let name = base.as(DeclReferenceExprSyntax.self) { return Call.isTypeName(name.baseName.text) }
        guard let outer = base.as(MemberAccessExprSyntax.self) else { return false }
        return Call.isTypeName(outer.declName.baseName.text) && isConstant(outer)
    }

    /// `self.server`, `Self.server`
    private static func isOwn(_ node: MemberAccessExprSyntax, _ depth: Int) -> Bool {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self),
            ["self", "Self"].contains(base.baseName.text)
        else { return false }
        return isNameOfOne(node.declName, depth)
    }

    private static func isNameOfOne(_ name: DeclReferenceExprSyntax, _ depth: Int) -> Bool {
        let text = name.baseName.text
        // `SERVER` is a constant by its name.
        return firstValue(of: name).map { isOne($0, depth + 1) } ?? (text == text.uppercased() && text.count > 2)
    }

    private static func firstValue(of name: DeclReferenceExprSyntax) -> ExprSyntax? {
        let text = name.baseName.text
        let scopes = sequence(first: Syntax(name), next: \.parent).prefix { !$0.hasParameter(text) }
        return scopes.lazy.compactMap { value(of: text, in: $0) }.first
    }

    /// The first value of a variable of a body, a type or the file.
    private static func value(of name: String, in scope: Syntax) -> ExprSyntax? {
        if let body = scope.as(CodeBlockItemListSyntax.self) {
            return body.lazy.compactMap { value(of: name, by: $0.item) }.first
        }
        guard let members = scope.as(MemberBlockItemListSyntax.self) else { return nil }
        return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.value(of: name) }.first
    }

    private static func value(of name: String, by item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
        switch item {
        case .decl(let decl): decl.as(VariableDeclSyntax.self)?.value(of: name)
        case .stmt(let statement): statement.as(GuardStmtSyntax.self)?.value(of: name)
        case .expr: nil
        }
    }
}

extension DeclReferenceExprSyntax {
    /// `PORTS`, `kPorts`
    fileprivate var isNamedAsConstant: Bool {
        let name = baseName.text
        return name.count > 2
            && (name == name.uppercased() || name.first == "k" && name.dropFirst().first?.isUppercase == true)
    }
}

extension Syntax {
    /// Whether it is a function, or an initialiser, that is given something by this name.
    fileprivate func hasParameter(_ name: String) -> Bool {
        let signature = self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
        return signature?.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
    }
}

extension VariableDeclSyntax {
    /// What a variable of a name gets where it is declared.
    func value(of name: String) -> ExprSyntax? {
        bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }?.initializer?.value
    }
}

extension GuardStmtSyntax {
    /// `guard let encoded = text.addingPercentEncoding(…) else { return }`
    func value(of name: String) -> ExprSyntax? {
        conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }?.initializer?.value
    }
}

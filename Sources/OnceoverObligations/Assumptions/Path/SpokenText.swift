import SwiftSyntax

/// Texts that come from outside as a part of a longer text: `"https://words.org/\(word)"`, `Paths.ships + name`, in a
/// function that receives `word` and `name`. The author cannot know that the whole text is a valid address.
struct SpokenText {
    /// Whether the function is called by the system, so that all is from outside that it is given.
    let isToldBySystem: Bool

    /// Whether a part of a value is such a text, as it is.
    func isPart(of value: ExprSyntax, _ depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        return switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): node.segments.contains { isPart(of: $0, depth) }
        case .sequenceExpr(let node): node.elements.contains { isPart(of: $0, depth + 1) }
        case .tupleExpr(let node): node.elements.contains { isPart(of: $0.expression, depth + 1) }
        case .forceUnwrapExpr(let node): isPart(of: node.expression, depth + 1)
        case .declReferenceExpr(let node): isSpoken(node, isWhole: true, depth + 1)
        case .memberAccessExpr(let node): isToldBySystem && isOfSpoken(node, depth + 1)
        default: false
        }
    }

    private func isPart(of segment: StringLiteralSegmentListSyntax.Element, _ depth: Int) -> Bool {
        guard case .expressionSegment(let node) = segment else { return false }
        return node.expressions.contains { isPart(of: $0.expression, depth + 1) }
    }

    /// `action.request.url`
    private func isOfSpoken(_ node: MemberAccessExprSyntax, _ depth: Int) -> Bool {
        guard depth < 8 else { return false }
        return switch node.base?.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let base): isOfSpoken(base, depth + 1)
        case .declReferenceExpr(let base): isSpoken(base, isWhole: false, depth + 1)
        default: false
        }
    }

    /// Whether a name is that of a parameter, or of what was made of one.
    ///
    /// - Parameter isWhole: whether it has to be a text itself.
    private func isSpoken(_ name: DeclReferenceExprSyntax, isWhole: Bool, _ depth: Int) -> Bool {
        let text = name.baseName.text
        for scope in sequence(first: Syntax(name), next: \.parent) {
            if let value = scope.as(CodeBlockItemListSyntax.self)?.value(of: text, before: name) {
                return isPart(of: value, depth + 1)
            }
            if let type = scope.type(ofParameter: text) { return !isWhole || type.isText }
        }
        return false
    }
}

extension CodeBlockItemListSyntax {
    /// What a name got in a statement of the list: `let text = …`, `guard let text = …`.
    fileprivate func value(of name: String, before use: DeclReferenceExprSyntax) -> ExprSyntax? {
        let earlier = prefix { $0.endPosition <= use.position }
        return earlier.reversed().lazy.compactMap { $0.item.value(of: name) }.first
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate func value(of name: String) -> ExprSyntax? {
        switch self {
        case .decl(let decl): decl.as(VariableDeclSyntax.self)?.value(of: name)
        case .stmt(let statement): statement.as(GuardStmtSyntax.self)?.value(of: name)
        case .expr: nil
        }
    }
}

extension Syntax {
    /// The written type of a parameter of a function or initialiser.
    fileprivate func type(ofParameter name: String) -> TypeSyntax? {
        let signature = self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
        return signature?.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
    }
}

extension TypeSyntax {
    /// Whether its values are texts of which nothing more is known.
    fileprivate var isText: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isText }
        let name = self.as(IdentifierTypeSyntax.self)?.name.text
        return name == "String" || name == "Substring"
    }
}

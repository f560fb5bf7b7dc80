import SwiftSyntax

/// What a name means in a body, by the nearest declaration around the place where it is used.
enum LocalName {
    case typed(TypeSyntax)
    case value(ExprSyntax)
    /// `if let name` and `guard let name`: what the name means further out.
    case unwrapped
    /// `error` in a `catch`, what a loop runs over, a closure's parameter without a type.
    case untyped
    case function
}

/// A local declaration.
struct LocalDeclaration {
    let meaning: LocalName
    /// Whether the value cannot change once it is there.
    let isConstant: Bool
    /// Where the declaration is: further out is another.
    let scope: Syntax
    /// Whether it is what was in an optional.
    private(set) var isUnwrapped = false

    private init(_ meaning: LocalName, isConstant: Bool = true, in scope: Syntax) {
        self.meaning = meaning
        self.isConstant = isConstant
        self.scope = scope
    }

    /// `if let name: Type = value`, without the type or without the value.
    private init(_ binding: OptionalBindingConditionSyntax, in scope: Syntax) {
        let value = binding.initializer.map { LocalName.value($0.value) } ?? .unwrapped
        self.init(binding.typeAnnotation.map { .typed($0.type) } ?? value, in: scope)
        isUnwrapped = true
    }

    /// Whether the type is written with `!`.
    var isImplicitlyUnwrapped: Bool {
        if case .typed(let type) = meaning { type.isImplicitlyUnwrapped } else { false }
    }

    /// Nil where the name is declared by no body around the node.
    static func of(_ name: String, at node: some SyntaxProtocol) -> LocalDeclaration? {
        var current = Syntax(node)
        while let parent = current.parent {
            if parent.is(MemberBlockSyntax.self) { return nil }
            if let found = declaration(of: name, in: parent, before: current) { return found }
            current = parent
        }
        return nil
    }

    private static func declaration(of name: String, in scope: Syntax, before node: Syntax) -> LocalDeclaration? {
        switch scope.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list): inList(list, name, before: node)
        case .closureExpr(let closure): inClosure(closure, name)
        case .functionDecl(let function): inParameters(function.signature.parameterClause, name, scope)
        case .initializerDecl(let initialiser): inParameters(initialiser.signature.parameterClause, name, scope)
        case .subscriptDecl(let node): inParameters(node.parameterClause, name, scope)
        case .conditionElementList(let list): inConditions(list.filter { $0.position < node.position }, name, scope)
        case .ifExpr(let branch) where !node.isElse(of: branch) && node.id != Syntax(branch.conditions).id:
            inConditions(Array(branch.conditions), name, scope)
        case .whileStmt(let loop) where node.id != Syntax(loop.conditions).id:
            inConditions(Array(loop.conditions), name, scope)
        case .forStmt(let loop): untyped(name, in: loop.pattern, scope)
        case .switchCase(let one): untyped(name, in: one.label, scope)
        case .catchClause(let clause):
            name == "error" && clause.catchItems.isEmpty
                ? LocalDeclaration(.untyped, in: scope) : untyped(name, in: clause.catchItems, scope)
        default: nil
        }
    }

    /// Declarations at the top level of a file are not local.
    private static func inList(
        _ list: CodeBlockItemListSyntax, _ name: String, before node: Syntax
    ) -> LocalDeclaration? {
        let isTopLevel = list.parent?.is(SourceFileSyntax.self) ?? true
        for item in list.reversed() {
            if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name, !isTopLevel {
                return LocalDeclaration(.function, in: Syntax(list))
            }
            guard item.position < node.position, item.id != node.id else { continue }
            if let guarded = item.item.as(GuardStmtSyntax.self),
                let found = inConditions(Array(guarded.conditions), name, Syntax(list))
            {
                return found
            }
            if let variable = item.item.as(VariableDeclSyntax.self), let found = inVariable(variable, name, list) {
                return found
            }
        }
        return nil
    }

    private static func inVariable(
        _ variable: VariableDeclSyntax, _ name: String, _ list: CodeBlockItemListSyntax
    ) -> LocalDeclaration? {
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in variable.bindings where PatternNames(in: binding.pattern).names.contains(name) {
            let isSimple = binding.pattern.is(IdentifierPatternSyntax.self)
            let meaning: LocalName =
                if let type = binding.typeAnnotation?.type, isSimple {
                    .typed(type)
                } else if let value = binding.initializer?.value, isSimple { .value(value) } else { .untyped }
            return LocalDeclaration(meaning, isConstant: isConstant, in: Syntax(list))
        }
        return nil
    }

    private static func inClosure(_ closure: ClosureExprSyntax, _ name: String) -> LocalDeclaration? {
        let scope = Syntax(closure)
        for capture in closure.signature?.capture?.items ?? [] where capture.name.text == name && name != "self" {
            guard let value = capture.initializer?.value else { continue }
            return LocalDeclaration(.value(value), in: scope)
        }
        guard closure.parameterNames.contains(name) else { return nil }
        if case .parameterClause(let clause)? = closure.signature?.parameterClause {
            let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            if let type = parameter?.type { return LocalDeclaration(.typed(type), in: scope) }
        }
        return LocalDeclaration(.untyped, in: scope)
    }

    private static func inParameters(
        _ clause: FunctionParameterClauseSyntax, _ name: String, _ scope: Syntax
    ) -> LocalDeclaration? {
        let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return parameter.map { LocalDeclaration(.typed($0.type), in: scope) }
    }

    private static func inConditions(
        _ conditions: [ConditionElementSyntax], _ name: String, _ scope: Syntax
    ) -> LocalDeclaration? {
        for element in conditions.reversed() {
            switch element.condition {
            case .optionalBinding(let binding) where PatternNames(in: binding.pattern).names.contains(name):
                return LocalDeclaration(binding, in: scope)
            case .matchingPattern(let pattern) where PatternNames(in: pattern.pattern).names.contains(name):
                return LocalDeclaration(.untyped, in: scope)
            default: continue
            }
        }
        return nil
    }

    private static func untyped(_ name: String, in node: some SyntaxProtocol, _ scope: Syntax) -> LocalDeclaration? {
        PatternNames(in: node).names.contains(name) ? LocalDeclaration(.untyped, in: scope) : nil
    }
}

extension Syntax {
    fileprivate func isElse(of branch: IfExprSyntax) -> Bool { branch.elseBody.map { Syntax($0).id == id } ?? false }
}

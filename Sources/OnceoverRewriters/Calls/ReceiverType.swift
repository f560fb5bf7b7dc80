import OnceoverSignatures
import SwiftSyntax

/// Finds the types of expressions, as far as declarations of the project write them down.
struct ReceiverType {
    let index: ProjectIndex
    let relations: TypeRelations
    /// The types around the tree in which expressions are looked at, outermost first.
    let outer: [String]

    /// The simple name of an expression's type, without what makes it optional; nil where it is not known.
    ///
    /// Of a type's own name, it is that name.
    func name(of expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth < 12 else { return nil }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return name(of: node, depth)
        case .memberAccessExpr(let node): return name(of: node, depth)
        case .functionCallExpr(let node): return name(ofCall: node, depth)
        case .optionalChainingExpr(let node): return name(of: node.expression, depth: depth + 1)
        case .forceUnwrapExpr(let node): return name(of: node.expression, depth: depth + 1)
        case .tryExpr(let node): return name(of: node.expression, depth: depth + 1)
        case .awaitExpr(let node): return name(of: node.expression, depth: depth + 1)
        case .superExpr: return types(around: expression).last.flatMap { relations.lineage(of: $0).dropFirst().first }
        case .tupleExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first else { return nil }
            return name(of: only.expression, depth: depth + 1)
        case .sequenceExpr(let node): return node.castType
        case .stringLiteralExpr: return "String"
        case .genericSpecializationExpr(let node): return name(of: node.expression, depth: depth + 1)
        default: return nil
        }
    }

    /// The types around a node, outermost first.
    func types(around node: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var current = Syntax(node).parent
        while let parent = current {
            if let extended = parent.as(ExtensionDeclSyntax.self) {
                names = extended.extendedType.trimmedDescription.split(separator: ".").map(String.init) + names
            } else if parent.isProtocol((any DeclGroupSyntax).self),
                let named = parent.asProtocol((any NamedDeclSyntax).self), named.name.text != EnclosingType.name
            {
                names.insert(named.name.text, at: 0)
            }
            current = parent.parent
        }
        return outer + names
    }

    private func name(of node: DeclReferenceExprSyntax, _ depth: Int) -> String? {
        let text = node.baseName.text
        if text == "self" || text == "Self" { return types(around: node).last }
        if let local = LocalDeclaration.of(text, at: node) {
            switch local.meaning {
            case .typed(let type): return type.simpleTypeName
            case .value(let value): return name(of: value, depth: depth + 1)
            case .unwrapped: return name(ofOuter: text, local.scope, depth)
            case .untyped: return name(ofParameter: text, of: local.scope)
            case .function: return nil
            }
        }
        for type in types(around: node).reversed() {
            if let found = propertyType(text, of: type) { return found }
        }
        if let global = index.propertyType(text, in: []) { return global }
        return text.first?.isUppercase == true ? text : nil
    }

    /// What a name means outside of the statement that unwraps it.
    private func name(ofOuter text: String, _ scope: Syntax, _ depth: Int) -> String? {
        guard let outside = scope.parent else { return nil }
        if let local = LocalDeclaration.of(text, at: outside) {
            switch local.meaning {
            case .typed(let type): return type.simpleTypeName
            case .value(let value): return name(of: value, depth: depth + 1)
            case .untyped: return name(ofParameter: text, of: local.scope)
            case .unwrapped, .function: return nil
            }
        }
        return types(around: outside).reversed().lazy.compactMap { propertyType(text, of: $0) }.first
    }

    private func name(of node: MemberAccessExprSyntax, _ depth: Int) -> String? {
        let member = node.declName.baseName.text
        guard let base = node.base, let type = name(of: base, depth: depth + 1) else { return nil }
        if member == "self" { return type }
        if let found = propertyType(member, of: type) { return found }
        if relations.isDeclared(member), member.first?.isUppercase == true { return member }
        let isType = base.trimmedDescription.simpleName.first?.isUppercase ?? false
        return isType && Self.instances.contains(member) ? type : nil
    }

    /// How types name an instance of themselves.
    private static let instances: Set<String> = ["shared", "default", "standard", "main", "current", "instance"]

    private func name(ofCall node: FunctionCallExprSyntax, _ depth: Int) -> String? {
        if let name = node.callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name.first?.isUppercase == true { return name }
            let types = types(around: node).flatMap { relations.lineage(of: $0) } + [""]
            return returnType(of: name, in: types, node, depth)
        }
        guard let member = node.callee.as(MemberAccessExprSyntax.self), let base = member.base,
            let type = name(of: base, depth: depth + 1)
        else { return nil }
        let name = member.declName.baseName.text
        if name == "init" { return type }
        if name.first?.isUppercase == true { return name }
        return returnType(of: name, in: relations.lineage(of: type), node, depth)
    }

    /// Where all functions of a name return the same. What is awaited may be what a handler is given yet.
    private func returnType(
        of name: String, in types: [String], _ call: FunctionCallExprSyntax, _ depth: Int
    ) -> String? {
        let found = index.functions(named: name).filter { types.contains($0.scope.last ?? "") }
        let names = Set(
            found.map { function in
                if let generic = function.returnedGeneric {
                    return argumentType(of: generic, function, call, depth) ?? ""
                }
                return (function.returnedType ?? (call.isAwaited ? handledType(function) : nil)) ?? ""
            })
        guard let only = names.first, names.count == 1, !only.isEmpty else { return nil }
        return only
    }

    /// Of the argument that decides what a generic function returns: of `kept(_ owner: Owner) -> Owner`, the owner.
    private func argumentType(
        of generic: String, _ function: ProjectFunction, _ call: FunctionCallExprSyntax, _ depth: Int
    ) -> String? {
        guard let position = function.parameters.firstIndex(where: { $0.type.trimmedDescription == generic }),
            let argument = CallArguments(of: call, to: function)?.expression(at: position)
        else { return nil }
        return name(of: argument, depth: depth + 1)
    }

    /// The first value that a function's completion handler is given.
    private func handledType(_ function: ProjectFunction) -> String? {
        let parameters = function.node.signature.parameterClause.parameters
        let found = CompletionHandler.find(in: parameters, aliases: index.aliases(in: function.scope))
        guard case .success(let handler) = found, handler.outcome.values.count == 1 else { return nil }
        let type = handler.types[0].parameters.first
        return (type?.arguments(of: "Result", count: 2)?.first ?? type)?.simpleTypeName
    }

    /// Of a closure's parameter, by the function of the project that the closure is given to.
    private func name(ofParameter name: String, of scope: Syntax) -> String? {
        guard let closure = scope.as(ClosureExprSyntax.self), let call = closure.callGivenIt,
            let position = closure.parameterNames.firstIndex(of: name), let callee = call.calleeName,
            case .functions(let functions) = owner(of: callee)
        else { return nil }
        let names = functions.compactMap { function -> String? in
            guard let place = CallArguments(of: call, to: function)?.position(of: closure) else { return nil }
            let type = HandlerType(function.parameters[place].type, aliases: index.aliases(in: function.scope))
            guard let types = type?.parameters, position < types.count else { return nil }
            return types[position].simpleTypeName ?? ""
        }
        guard let only = names.first, Set(names).count == 1, !only.isEmpty else { return nil }
        return only
    }

    /// Whether an expression names a variable whose type is written with `!`. What captures it has an optional.
    func isImplicitlyUnwrapped(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(DeclReferenceExprSyntax.self) {
            let name = node.baseName.text
            if let local = LocalDeclaration.of(name, at: node) { return local.isImplicitlyUnwrapped }
            return (types(around: node) + [""]).contains { isImplicitlyUnwrapped(name, of: $0) }
        }
        guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base else { return false }
        return name(of: base).map { isImplicitlyUnwrapped(node.declName.baseName.text, of: $0) } ?? false
    }

    private func isImplicitlyUnwrapped(_ name: String, of type: String) -> Bool {
        let lineage = relations.lineage(of: type)
        return lineage.contains { index.isImplicitlyUnwrapped(name, ofTypeNamed: $0) }
            || Self.unwrappedByUIKit.contains(name) && lineage.contains { $0.hasSuffix("ViewController") }
    }

    private static let unwrappedByUIKit: Set<String> = ["view", "tableView", "collectionView"]

    /// Of a type or of what it inherits from.
    private func propertyType(_ name: String, of type: String) -> String? {
        relations.lineage(of: type).lazy.compactMap { index.propertyType(name, ofTypeNamed: $0) }.first
    }
}

extension ProjectFunction {
    /// Its generic parameter, where it returns that.
    fileprivate var returnedGeneric: String? {
        let name = node.signature.returnClause?.type.trimmedDescription
        return node.genericParameterClause?.parameters.map(\.name.text).first { $0 == name }
    }

    fileprivate var returnedType: String? {
        guard let type = node.signature.returnClause?.type, !type.isVoid else { return nil }
        return type.simpleTypeName
    }
}

extension TypeSyntax {
    /// Whether the type is written with `!`.
    var isImplicitlyUnwrapped: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

    /// As `nominalName`, and `Inner` for `Outer.Inner`.
    var simpleTypeName: String? {
        if let wrapped = optionalWrapped { return wrapped.simpleTypeName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.simpleTypeName }
        return self.as(MemberTypeSyntax.self)?.name.text ?? nominalName
    }
}

extension SequenceExprSyntax {
    /// The `T` of `x as! T`.
    fileprivate var castType: String? {
        let elements = Array(elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return elements[2].as(TypeExprSyntax.self)?.type.simpleTypeName
    }
}

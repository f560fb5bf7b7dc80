import SwiftSyntax

/// Functions, initialisers and accessors.
extension DeclarationCollector {
    mutating func collect(_ node: FunctionDeclSyntax) {
        let name = node.name
        let returnType = node.signature.returnClause?.type
        if returnType?.as(IdentifierTypeSyntax.self)?.name.text == "Never" {
            terminating.insert(name.text)
            if name.parent?.isSeenByOtherModules ?? false { terminatingForOthers.insert(name.text) }
        }
        guard let body = node.body else { return }
        let modifiers = Modifiers(node.modifiers)
        functions.append(
            DeclaredFunction(
                name: name.text, parameters: parameters(of: node.signature), typeName: typeName,
                body: body.statements, rightBrace: body.rightBrace, nameToken: name, isOverride: modifiers.isOverride,
                isLocal: bodyDepth > 0, isPrivate: modifiers.isPrivate || isInPrivateExtension,
                attributes: node.attributes, returnType: returnType))
        collectInside(body)
    }

    mutating func collect(_ node: InitializerDeclSyntax) {
        guard let body = node.body else { return }
        functions.append(
            DeclaredFunction(
                name: "init", parameters: parameters(of: node.signature), typeName: typeName,
                body: body.statements, rightBrace: body.rightBrace, nameToken: node.initKeyword, isInitializer: true,
                isLocal: bodyDepth > 0, isPrivate: Modifiers(node.modifiers).isPrivate || isInPrivateExtension,
                attributes: node.attributes,
                returnType: node.optionalMark.map { _ in
                    TypeSyntax(OptionalTypeSyntax(wrappedType: IdentifierTypeSyntax(name: .keyword(.Self))))
                }))
        collectInside(body)
    }

    mutating func collect(_ node: DeinitializerDeclSyntax) {
        if let body = node.body { addUnnamed(body.statements, body.rightBrace, at: node.deinitKeyword) }
    }

    /// A computed property or subscript is a function without parameters. `get async {`, `set(value) {` and `didSet {`
    /// are bodies of their own, whatever stands in them.
    mutating func collect(_ block: AccessorBlockSyntax) {
        switch block.accessors {
        case .getter(let statements):
            addUnnamed(statements, block.rightBrace, at: block.leftBrace)
            if declaresAnything(Syntax(block)) { collect(statements) }
        case .accessors(let accessors):
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                addUnnamed(body.statements, body.rightBrace, at: accessor.accessorSpecifier)
                collectInside(body)
            }
        }
    }

    /// A body that is called by no name of its own.
    ///
    /// - Parameter place: the token at which a finding about the whole body stands.
    mutating func addUnnamed(
        _ statements: CodeBlockItemListSyntax, _ rightBrace: TokenSyntax, at place: TokenSyntax
    ) {
        functions.append(
            DeclaredFunction(
                name: "", parameters: [], typeName: typeName, body: statements, rightBrace: rightBrace,
                nameToken: place, isLocal: bodyDepth > 0, attributes: noAttributes))
    }

    private func parameters(of signature: FunctionSignatureSyntax) -> [DeclaredFunction.Parameter] {
        signature.parameterClause.parameters.map { DeclaredFunction.Parameter($0) }
    }
}

/// What the modifiers of a declaration say.
struct Modifiers {
    private(set) var isOverride = false
    /// `private(set)` is not private.
    private(set) var isPrivate = false

    init(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override": isOverride = true
            case "private", "fileprivate": isPrivate = isPrivate || modifier.detail == nil
            default: break
            }
        }
    }
}

import OnceoverSource
import SwiftSyntax

final class DeclarationCollector: SyntaxVisitor {
    private(set) var functions: [DeclaredFunction] = []
    private(set) var terminating: Set<String> = []
    private(set) var members: [String: StoredMembers] = [:]
    /// Declared types of properties, by type and name.
    private(set) var propertyTypes: [String: TypeSyntax] = [:]
    private(set) var isolatedTypes: Set<String> = []
    private(set) var actors: Set<String> = []
    private(set) var aliases: [String: TypeSyntax] = [:]
    private(set) var conformances: [Conformance] = []
    private let words: WordSearch
    private var typeNames: [String] = []
    private var bodyDepth = 0
    /// The type that declarations belong to, with the types around it: `Kiln.State`.
    private var typeName: String? { typeNames.isEmpty ? nil : typeNames.joined(separator: ".") }

    init(words: WordSearch) {
        self.words = words
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name.text == "Never" {
            terminating.insert(node.name.text)
        }
        guard let body = node.body else { return .skipChildren }
        functions.append(
            DeclaredFunction(
                name: node.name.text, parameters: parameters(of: node.signature), typeName: typeName,
                body: body.statements, rightBrace: body.rightBrace, nameToken: node.name,
                isOverride: node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }, isInitializer: false,
                isLocal: bodyDepth > 0, isPrivate: isPrivate(node.modifiers), attributes: node.attributes,
                returnType: node.signature.returnClause?.type))
        return visitsBody(body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        functions.append(
            DeclaredFunction(
                name: "init", parameters: parameters(of: node.signature), typeName: typeName,
                body: body.statements, rightBrace: body.rightBrace, nameToken: node.initKeyword, isOverride: false,
                isInitializer: true, isLocal: bodyDepth > 0, isPrivate: isPrivate(node.modifiers),
                attributes: node.attributes,
                returnType: node.optionalMark.map { _ in
                    TypeSyntax(OptionalTypeSyntax(wrappedType: IdentifierTypeSyntax(name: .keyword(.Self))))
                }))
        return visitsBody(body)
    }

    /// A computed property or subscript is a function without parameters.
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        addAccessor(body.statements, body.rightBrace, name: node.accessorSpecifier)
        return visitsBody(body)
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        // `get async {`, `set(value) {` and `didSet {` are bodies of their own, whatever stands in them.
        guard case .getter(let statements) = node.accessors else { return .visitChildren }
        addAccessor(statements, node.rightBrace, name: node.leftBrace)
        return visitsBody(node)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { addAccessor(body.statements, body.rightBrace, name: node.deinitKeyword) }
        return .skipChildren
    }

    /// A body is walked for the functions and types that it declares, if there are any.
    private func visitsBody(_ body: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let range = body.position.utf8Offset..<body.endPosition.utf8Offset
        return Self.declaring.contains { words.contains($0, in: range) } ? .visitChildren : .skipChildren
    }

    private static let declaring = ["func ", "class ", "struct ", "get {", "set {", "enum ", "actor "]

    private func addAccessor(_ statements: CodeBlockItemListSyntax, _ rightBrace: TokenSyntax, name: TokenSyntax) {
        functions.append(
            DeclaredFunction(
                name: "", parameters: [], typeName: typeName, body: statements, rightBrace: rightBrace,
                nameToken: name, isOverride: false, isInitializer: false, isLocal: bodyDepth > 0, isPrivate: false,
                attributes: [], returnType: nil))
    }

    private func parameters(of signature: FunctionSignatureSyntax) -> [DeclaredFunction.Parameter] {
        signature.parameterClause.parameters.map { node in
            DeclaredFunction.Parameter(
                label: node.firstName.tokenKind == .wildcard ? nil : node.firstName.text,
                name: (node.secondName ?? node.firstName).text, shape: .other,
                hasDefault: node.defaultValue != nil || node.ellipsis != nil, node: node)
        }
    }

    // MARK: - Stored properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let visits = node.bindings.contains { $0.accessorBlock != nil }
        guard bodyDepth == 0, let typeName else { return visits ? .visitChildren : .skipChildren }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let type = binding.typeAnnotation?.type ?? constructedType(binding.initializer?.value)
            guard let type else { continue }
            propertyTypes["\(typeName).\(name.text)"] = type
            if binding.accessorBlock == nil || isObserved(binding), isVariable || type.is(IdentifierTypeSyntax.self) {
                members[typeName, default: StoredMembers()].variables.append(
                    StoredMembers.Member(name: name, type: type, isPrivate: isPrivate(node.modifiers)))
            }
        }
        for binding in node.bindings { if let block = binding.accessorBlock { walk(block) } }
        return .skipChildren
    }

    /// `let store = Ledger()`, `Mutex<State>(…)`
    private func constructedType(_ value: ExprSyntax?) -> TypeSyntax? {
        if let member = value?.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self),
            base.baseName.text.first?.isUppercase == true
        {
            return TypeSyntax(IdentifierTypeSyntax(name: base.baseName))
        }
        guard let call = value?.as(FunctionCallExprSyntax.self) else { return nil }
        if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
            let name = generic.expression.as(DeclReferenceExprSyntax.self)
        {
            return TypeSyntax(
                IdentifierTypeSyntax(name: name.baseName, genericArgumentClause: generic.genericArgumentClause))
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text.first?.isUppercase == true
        else {
            return wrapped(call)
        }
        return wrapped(call) ?? TypeSyntax(IdentifierTypeSyntax(name: name))
    }

    /// `Mutex(State())`: the lock's argument says what it guards.
    private func wrapped(_ call: FunctionCallExprSyntax) -> TypeSyntax? {
        guard let lock = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, call.arguments.count == 1,
            let inner = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
            let state = inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        else { return nil }
        let argument = GenericArgumentSyntax(argument: .type(TypeSyntax(IdentifierTypeSyntax(name: state))))
        return TypeSyntax(
            IdentifierTypeSyntax(
                name: lock, genericArgumentClause: GenericArgumentClauseSyntax(arguments: [argument])))
    }

    private func isObserved(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        guard let typeName else { return .skipChildren }
        for (index, parameter) in (node.parameterClause?.parameters ?? []).enumerated() {
            members[typeName, default: StoredMembers()].payloads.append(
                StoredMembers.Payload(caseName: node.name.text, index: index, type: parameter.type))
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if bodyDepth == 0 { aliases[node.name.text] = node.initializer.value }
        return .skipChildren
    }

    // MARK: - Where a declaration stands

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteReference(node.name.text)
        note(node.inheritanceClause, of: node.name.text, at: node.name)
        if !node.attributes.isEmpty, node.attributes.description.contains("Actor") {
            isolatedTypes.insert((typeNames + [node.name.text]).joined(separator: "."))
        }
        return walk(node.memberBlock, of: node.name.text)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.memberBlock, of: node.name.text)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.memberBlock, of: node.name.text)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        noteReference(node.name.text)
        note(node.inheritanceClause, of: node.name.text, at: node.name)
        actors.insert((typeNames + [node.name.text]).joined(separator: "."))
        return walk(node.memberBlock, of: node.name.text)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.memberBlock, of: node.name.text)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text
        let extended = name ?? node.extendedType.trimmedDescription
        note(node.inheritanceClause, of: extended, at: node.extendedType.firstToken(viewMode: .sourceAccurate))
        return walk(node.memberBlock, of: extended)
    }

    private func note(_ clause: InheritanceClauseSyntax?, of name: String, at token: TokenSyntax?) {
        guard let clause, let token else { return }
        let typeName = (typeNames + [name]).joined(separator: ".")
        conformances.append(Conformance(typeName: typeName, clause: clause, nameToken: token))
    }

    private func noteReference(_ name: String) {
        members[(typeNames + [name]).joined(separator: "."), default: StoredMembers()].isReference = true
    }

    /// Goes from member to member, past attributes, inheritance and generic clauses, where nothing is declared.
    private func walk(_ block: MemberBlockSyntax, of name: String) -> SyntaxVisitorContinueKind {
        typeNames.append(name)
        for member in block.members { walk(member.decl) }
        typeNames.removeLast()
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }
}

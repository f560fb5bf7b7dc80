import OnceoverSource
import SwiftSyntax

/// What one file declares, as far as a rewrite needs it.
struct FileDeclarations: Sendable {
    private(set) var functions: [ProjectFunction] = []
    private(set) var aliases: [String: TypeAliasDeclSyntax] = [:]
    /// Types by their full names.
    private(set) var types: [String: DeclaredType] = [:]
    /// The names of the types of stored properties, by their full names.
    private(set) var properties: [String: String] = [:]
    /// The types of what values hold, by the full names of their types: stored properties and what cases bring.
    private(set) var held: [String: [String]] = [:]
    /// The full names of all properties, whether their types are known or not.
    private(set) var propertyNames: Set<String> = []
    /// The full names of the properties that are constants.
    private(set) var constants: Set<String> = []
    /// The full names of the properties whose types are written with `!`.
    private(set) var implicitlyUnwrapped: Set<String> = []
    /// What extensions add to what a type inherits, by the type's full name.
    private(set) var addedParents: [String: [String]] = [:]
    /// The simple names of types with an initialiser that may return nil.
    private(set) var failing: Set<String> = []
    /// Names that stand for other types: aliases, generic parameters, associated types.
    private(set) var placeholders: Set<String> = []
    /// The names of the imported modules, of those that are not in a condition.
    private(set) var imports: [String] = []

    /// The names of functions that async code of the file may call.
    let asyncCallees: Set<String>

    init(_ file: SourceFile, number: Int) {
        asyncCallees = file.asyncCallees
        let collector = FileDeclarationCollector(file: number)
        collector.walk(file.tree)
        functions = collector.functions
        aliases = collector.aliases
        types = collector.types
        imports = collector.imports
        properties = collector.properties
        held = collector.held
        failing = collector.failing
        constants = collector.constants
        implicitlyUnwrapped = collector.implicitlyUnwrapped
        placeholders = collector.placeholders
        propertyNames = collector.propertyNames
        addedParents = collector.addedParents
    }
}

/// A nominal type, as its declaration says.
struct DeclaredType: Sendable {
    enum Kind: Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`
    }

    let kind: Kind
    /// As written, without generic arguments.
    let inherited: [String]
    let isGlobalActor: Bool
    let isPublic: Bool
    /// The names of its attributes.
    let attributes: Set<String>

    var isValue: Bool { kind == .struct || kind == .enum }
}

private final class FileDeclarationCollector: SyntaxVisitor {
    private(set) var functions: [ProjectFunction] = []
    private(set) var aliases: [String: TypeAliasDeclSyntax] = [:]
    private(set) var types: [String: DeclaredType] = [:]
    private(set) var imports: [String] = []
    private(set) var properties: [String: String] = [:]
    private(set) var held: [String: [String]] = [:]
    private(set) var propertyNames: Set<String> = []
    private(set) var failing: Set<String> = []
    private(set) var constants: Set<String> = []
    private(set) var implicitlyUnwrapped: Set<String> = []
    private(set) var placeholders: Set<String> = []
    private(set) var addedParents: [String: [String]] = [:]
    private let file: Int
    private var scope: [String] = []
    private var place = ProjectFunction.Place.topLevel

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Bodies are not entered: their declarations are local.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(ProjectFunction(file: file, node: node, scope: scope, place: place))
        if let clause = node.genericParameterClause { note(clause) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[(scope + [node.name.text]).joined(separator: ".")] = node
        placeholders.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        placeholders.insert(node.name.text)
        return .skipChildren
    }

    private func note(_ clause: GenericParameterClauseSyntax) {
        placeholders.formUnion(clause.parameters.map(\.name.text))
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node.path.trimmedDescription)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.optionalMark != nil, let name = scope.last { failing.insert(name) }
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let full = (scope + [name]).joined(separator: ".")
            propertyNames.insert(full)
            if node.bindingSpecifier.tokenKind == .keyword(.let) { constants.insert(full) }
            if binding.typeAnnotation?.type.isImplicitlyUnwrapped == true { implicitlyUnwrapped.insert(full) }
            let type = binding.typeAnnotation?.type
            properties[full] = type?.nominalName ?? binding.initializer?.value.constructedName
            if binding.isStored, !node.isOfType, let held = type?.trimmedDescription ?? properties[full] { hold(held) }
        }
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            for parameter in element.parameterClause?.parameters ?? [] { hold(parameter.type.trimmedDescription) }
        }
        return .skipChildren
    }

    private func hold(_ type: String) { held[scope.joined(separator: "."), default: []].append(type) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .class, node, node.inheritanceClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .struct, node, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .enum, node, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .actor, node, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .protocol, node, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
        if let clause = node.inheritanceClause {
            addedParents[names.joined(separator: "."), default: []] +=
                clause.inheritedTypes.map { $0.type.trimmedDescription }
        }
        return walk(node.memberBlock, of: names, .extension)
    }

    private func enter(
        _ name: String, _ kind: DeclaredType.Kind, _ node: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        if let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause { note(clause) }
        types[(scope + [name]).joined(separator: ".")] = DeclaredType(
            kind: kind, inherited: clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            isGlobalActor: node.attributes.contains { $0.isGlobalActor },
            isPublic: node.modifiers.contains { ["public", "open"].contains($0.name.text) },
            attributes: Set(node.attributes.compactMap(\.attributeName)))
        return walk(node.memberBlock, of: [name], kind == .protocol ? .protocol : .type)
    }

    private func walk(
        _ block: MemberBlockSyntax, of names: [String], _ place: ProjectFunction.Place
    ) -> SyntaxVisitorContinueKind {
        let outer = (scope, self.place)
        scope += names
        self.place = place
        walk(block.members)
        (scope, self.place) = outer
        return .skipChildren
    }
}

extension PatternBindingSyntax {
    /// Whether it has no getter.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let all):
            all.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension AttributeListSyntax.Element {
    /// `MainActor` of `@MainActor`.
    var attributeName: String? { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription }

    /// `@MainActor` and its like, by the name.
    var isGlobalActor: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") ?? false
    }
}

extension ExprSyntax {
    /// `Store` for `Store()` and `Store.shared`.
    fileprivate var constructedName: String? {
        let call = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        let name = call.as(MemberAccessExprSyntax.self)?.base ?? call
        guard let text = name.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return text.first?.isUppercase == true ? text : nil
    }
}

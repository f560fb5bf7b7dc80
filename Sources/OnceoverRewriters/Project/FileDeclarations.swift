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
    /// The simple names of types with an initialiser that may return nil.
    private(set) var failing: Set<String> = []
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
        failing = collector.failing
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
}

private final class FileDeclarationCollector: SyntaxVisitor {
    private(set) var functions: [ProjectFunction] = []
    private(set) var aliases: [String: TypeAliasDeclSyntax] = [:]
    private(set) var types: [String: DeclaredType] = [:]
    private(set) var imports: [String] = []
    private(set) var properties: [String: String] = [:]
    private(set) var failing: Set<String> = []
    private let file: Int
    private var scope: [String] = []
    private var place = ProjectFunction.Place.topLevel

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Bodies are not entered: what they declare is nobody else's.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(ProjectFunction(file: file, node: node, scope: scope, place: place))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[(scope + [node.name.text]).joined(separator: ".")] = node
        return .skipChildren
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
            properties[(scope + [name]).joined(separator: ".")] =
                binding.typeAnnotation?.type.nominalName ?? binding.initializer?.value.constructedName
        }
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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
        walk(
            node.memberBlock, of: node.extendedType.trimmedDescription.split(separator: ".").map(String.init),
            .extension)
    }

    private func enter(
        _ name: String, _ kind: DeclaredType.Kind, _ node: some DeclGroupSyntax, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        types[(scope + [name]).joined(separator: ".")] = DeclaredType(
            kind: kind, inherited: clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            isGlobalActor: node.attributes.contains { $0.isGlobalActor })
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

extension AttributeListSyntax.Element {
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

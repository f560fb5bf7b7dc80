import OnceoverSource
import SwiftSyntax

/// Goes over what a file declares, from member to member, and into those bodies that declare something themselves.
///
/// Bodies are most of a file, and hardly any declares a function or a type. Those that do are known by their text, so
/// that the others are not walked.
struct DeclarationCollector {
    var functions: [DeclaredFunction] = []
    var terminating: Set<String> = []
    var terminatingForOthers: Set<String> = []
    private(set) var isolatedTypes: Set<String> = []
    private(set) var aliases: [String: TypeSyntax] = [:]
    private(set) var conformances: [Conformance] = []
    /// The program's entry and its delegate, which last as long as it runs.
    private(set) var programTypes: Set<String> = []
    /// Full names of types that an extension in the file adds to.
    private(set) var extendedTypes: Set<String> = []
    var stores = TypeStores()
    /// The properties that others are only other names for, by type and name.
    var renamedProperties: [String: [String: String]] = [:]
    /// The properties that are there where others are true, by type and name of those.
    var presenceTests: [String: [String: String]] = [:]
    /// The properties that are collections which always hold something, by type.
    var filledProperties: [String: Set<String>] = [:]
    /// The cases of each enum, in their order, as they are written.
    var writtenCases: [String: [EnumCaseElementSyntax]] = [:]
    /// The type that declarations belong to, with the types around it: `Kiln.State`.
    private(set) var typeName: String?
    private(set) var bodyDepth = 0
    /// Whether the members belong to a `private extension`, which makes them private without a word of their own. A type
    /// that is private may have members that others call, by a protocol.
    private(set) var isInPrivateExtension = false
    /// Made once, because each empty list that is made has a tree of its own.
    let noAttributes: AttributeListSyntax = []
    private let declaring: WordPlaces
    private let words: WordSearch

    init(_ file: SourceFile) {
        words = file.words
        declaring = WordPlaces(
            of: ["func ", "class ", "struct ", "get {", "set {", "enum ", "actor "], in: file.words)
        collect(file.tree.statements)
    }

    mutating func collect(_ statements: CodeBlockItemListSyntax) {
        for item in statements {
            if case .decl(let declaration) = item.item {
                collect(declaration)
            } else {
                collectClosures(in: item)
                search(Syntax(item))
            }
        }
    }

    private mutating func collect(_ members: MemberBlockItemListSyntax) {
        for member in members { collect(member.decl) }
    }

    private mutating func collect(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): collect(node)
        case .initializerDecl(let node): collect(node)
        case .deinitializerDecl(let node): collect(node)
        case .subscriptDecl(let node): if let block = node.accessorBlock { collect(block) }
        case .variableDecl(let node): collect(node)
        case .enumCaseDecl(let node): collect(node)
        case .typeAliasDecl(let node): if bodyDepth == 0 { aliases[node.name.text] = node.initializer.value }
        case .classDecl(let node): collect(node)
        case .actorDecl(let node): collect(node)
        case .structDecl(let node):
            note(node.inheritanceClause, of: node.name.text, at: node.name)
            if ProgramType.isMarked(node.attributes) { programTypes.insert(node.name.text) }
            collect(node.memberBlock, of: node.name.text)
        case .enumDecl(let node): collect(node.memberBlock, of: node.name.text)
        case .protocolDecl(let node): collect(node.memberBlock, of: node.name.text)
        case .extensionDecl(let node): collect(node)
        case .ifConfigDecl(let node): collect(node)
        default: search(Syntax(declaration))
        }
    }

    private mutating func collect(_ node: ClassDeclSyntax) {
        note(node.inheritanceClause, of: node.name.text, at: node.name)
        if ProgramType.isMarked(node.attributes) || ProgramType.isDelegate(node.inheritanceClause) {
            programTypes.insert(node.name.text)
        }
        let isIsolated = !node.attributes.isEmpty && node.attributes.description.contains("Actor")
        collect(node.memberBlock, of: node.name.text, isReference: true, isIsolated: isIsolated)
    }

    private mutating func collect(_ node: ActorDeclSyntax) {
        note(node.inheritanceClause, of: node.name.text, at: node.name)
        collect(node.memberBlock, of: node.name.text, isReference: true, isIsolated: true)
    }

    private mutating func collect(_ node: ExtensionDeclSyntax) {
        let extended = Self.name(of: node.extendedType)
        extendedTypes.insert(typeName.map { "\($0).\(extended)" } ?? extended)
        note(node.inheritanceClause, of: extended, at: node.extendedType.firstToken(viewMode: .sourceAccurate))
        collect(node.memberBlock, of: extended, hidesMembers: Modifiers(node.modifiers).isPrivate)
    }

    private static func name(of type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): node.name.text
        case .memberType(let node): name(of: node.baseType) + "." + node.name.text
        default: type.trimmedDescription
        }
    }

    private mutating func note(_ clause: InheritanceClauseSyntax?, of name: String, at token: TokenSyntax?) {
        guard let clause, let token else { return }
        let qualified = typeName.map { "\($0).\(name)" } ?? name
        conformances.append(Conformance(typeName: qualified, clause: clause, nameToken: token))
    }

    /// Attributes, inheritance and generic clauses are passed over: nothing is declared there.
    private mutating func collect(
        _ block: MemberBlockSyntax, of name: String, isReference: Bool = false, isIsolated: Bool = false,
        hidesMembers: Bool = false
    ) {
        let outer = (typeName, stores.current, isInPrivateExtension)
        isInPrivateExtension = hidesMembers
        let qualified = typeName.map { "\($0).\(name)" } ?? name
        typeName = qualified
        stores.enter(qualified, isReference: isReference)
        if isIsolated { isolatedTypes.insert(qualified) }
        collect(block.members)
        (typeName, stores.current, isInPrivateExtension) = outer
    }

    /// Every branch is read, also those not compiled here.
    private mutating func collect(_ node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            switch clause.elements {
            case .decls(let members)?: collect(members)
            case .statements(let statements)?: collect(statements)
            default: break
            }
        }
    }

    /// Whether a word is anywhere in the text of a node. To look is cheaper than to ask for the node's parts, which are
    /// all made when the first is asked for.
    func has(_ word: String, in node: some SyntaxProtocol) -> Bool {
        words.contains(word, in: node.position.utf8Offset..<node.endPosition.utf8Offset)
    }

    // MARK: - Inside bodies

    mutating func collectInside(_ body: CodeBlockSyntax) {
        guard declaresAnything(Syntax(body)) else { return }
        bodyDepth += 1
        collect(body.statements)
        bodyDepth -= 1
    }

    func declaresAnything(_ node: Syntax) -> Bool {
        declaring.hasAny(in: node.position.utf8Offset..<node.endPosition.utf8Offset)
    }

    /// Goes down to what a statement or an expression declares in its braces.
    private mutating func search(_ node: Syntax) {
        guard declaresAnything(node) else { return }
        switch node.as(SyntaxEnum.self) {
        case .codeBlock(let body): collectInside(body)
        case .codeBlockItemList(let statements): collect(statements)
        case .memberBlockItemList(let members): collect(members)
        default: for child in node.children(viewMode: .sourceAccurate) { search(child) }
        }
    }
}

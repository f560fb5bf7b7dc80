import SwiftSyntax

/// Closures that an object is made with and runs once it is started: `let session = Session { … }`, and further on
/// `session.start()`.
///
/// Such a closure is laid out behind the start. A path that does not come there never runs it.
extension BodyLowering {
    /// Whether the object that a call makes is given a name, and started in one place.
    func isStartedLater(_ call: Call, madeBy node: FunctionCallExprSyntax) -> Bool {
        guard call.isInitializer, let binding = Self.binding(of: Syntax(node)),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = Self.statement(around: binding), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let finder = StartFinder(of: name)
        for later in list.suffix(from: list.index(of: item)!).dropFirst() { finder.walk(later) }
        return finder.starts == 1
    }

    /// Remembers that a name stands for an object that has not been started.
    func noteUnstarted(_ value: Operand, named name: TermID) {
        guard case .term(let made) = value, let closures = unstarted.removeValue(forKey: made) else { return }
        unstarted[name] = closures
    }

    /// Lays out the closures of an object that a call starts. What a caller who asks whether it has started hears is not
    /// known.
    func layOutClosures(startedBy call: Int, _ node: FunctionCallExprSyntax) {
        guard !unstarted.isEmpty, case .member(let object?, let name) = graph.calls[call].callee,
            StartFinder.isStart(name), let closures = unstarted.removeValue(forKey: object)
        else { return }
        for closure in closures {
            let convention = node.parent?.is(CodeBlockItemSyntax.self) == true ? closure.convention : .kept
            layOut(closure, as: convention)
        }
    }

    /// The `name = value` whose value a call is.
    private static func binding(of node: Syntax) -> PatternBindingSyntax? {
        guard let parent = node.parent else { return nil }
        if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { return binding(of: parent) }
        return parent.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    }

    private static func statement(around binding: PatternBindingSyntax) -> CodeBlockItemSyntax? {
        binding.parent?.parent?.as(VariableDeclSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
    }
}

/// A closure that a call is given, which has not been laid out yet.
struct HandedClosure {
    let callable: Int
    let convention: ClosureConvention
    let call: Int
    let argument: Int
    let site: Site
}

/// Counts the calls that start an object.
private final class StartFinder: SyntaxVisitor {
    private let name: String
    private(set) var starts = 0

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func isStart(_ method: String) -> Bool { method.hasPrefix("start") || methods.contains(method) }

    private static let methods: Set<String> = [
        "resume", "run", "begin", "activate", "fire", "execute", "connect", "launch", "perform",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isStart(node.declName.baseName.text), node.parent?.is(FunctionCallExprSyntax.self) == true,
            node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
        else { return .visitChildren }
        starts += 1
        return .skipChildren
    }
}

import SwiftSyntax

/// Closures that an object is made with and runs once it is started: `let session = Session { … }`, and further on
/// `session.start()`; or once somebody is given it who runs it, by contract: `store.execute(query)`.
///
/// Such a closure is laid out behind the start. A path that does not come there never runs it.
extension BodyLowering {
    /// Whether the object that a call makes is given a name, and started in one place.
    ///
    /// - Parameter method: the method that starts what it is given; nothing where the object has one of its own.
    func isStartedLater(_ call: Call, madeBy node: FunctionCallExprSyntax, by method: String?) -> Bool {
        guard call.isInitializer, let binding = Self.binding(of: Syntax(node)),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = Self.statement(around: binding), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let finder = StartFinder(of: name, by: method)
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
        guard !unstarted.isEmpty, let object = started(by: graph.calls[call]),
            let closures = unstarted.removeValue(forKey: object)
        else { return }
        for closure in closures {
            let convention = node.parent?.is(CodeBlockItemSyntax.self) == true ? closure.convention : .kept
            layOut(closure, as: convention)
        }
    }

    private func started(by call: Call) -> TermID? {
        if case .member(let object?, let name) = call.callee, StartFinder.isStart(name), isUnstarted(object, by: nil) {
            return object
        }
        guard let name = call.name else { return nil }
        return call.arguments.lazy.flatMap(\.operand.terms).first { isUnstarted($0, by: name) }
    }

    private func isUnstarted(_ object: TermID, by method: String?) -> Bool {
        unstarted[object]?.first.map { $0.convention.startedBy == method } ?? false
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
    /// The method of another object that starts it.
    private let method: String?
    private(set) var starts = 0

    init(of name: String, by method: String?) {
        self.name = name
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    static func isStart(_ method: String) -> Bool { method.hasPrefix("start") || methods.contains(method) }

    private static let methods: Set<String> = [
        "resume", "run", "begin", "activate", "fire", "execute", "connect", "launch", "perform",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard method == nil, Self.isStart(node.declName.baseName.text),
            node.parent?.is(FunctionCallExprSyntax.self) == true, node.base.map(isIt) ?? false
        else { return .visitChildren }
        starts += 1
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if method != nil, called == method, node.arguments.contains(where: { isIt($0.expression) }) { starts += 1 }
        return .visitChildren
    }

    private func isIt(_ value: ExprSyntax) -> Bool { value.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
}

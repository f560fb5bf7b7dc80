import OnceoverVocabulary
import SwiftSyntax

/// Closures that an object is made with and runs once it is started: `let session = Session { … }`, and further on
/// `session.start()`; or once it is passed to a function that runs it, by contract: `store.execute(query)`.
///
/// Such a closure is laid out behind the start. A path that does not come there never runs it.
struct StartedClosures {
    let builder: BodyBuilder

    // What it leaves to others.
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }

    enum Start {
        /// Where it is made, or it is not known where.
        case atOnce
        case later
        /// It is never started, and no other code has it.
        case never
    }

    /// When the object that a call makes is started.
    ///
    /// - Parameter method: the method that starts it, by contract: its own, `task.resume()`, or one that is given it,
    ///   `store.execute(query)`. Nothing where none is known: then its own has a name such as `start`.
    func start(of call: Call, madeBy node: FunctionCallExprSyntax, by method: String?) -> Start {
        guard call.isInitializer || method != nil && call.receiver != nil else { return .atOnce }
        if method != nil, Self.isDropped(node) { return .never }
        guard let binding = Self.binding(of: Syntax(node)),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = Self.statement(around: binding), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return .atOnce }
        let finder = StartFinder(of: name, by: method)
        for later in list.suffix(from: list.index(of: item)!).dropFirst() { finder.walk(later) }
        if finder.starts == 1 { return .later }
        // Who else has it may start it.
        if method != nil, finder.isGivenOn { return .atOnce }
        return method != nil && finder.starts == 0 ? .never : .atOnce
    }

    /// Remembers that a name stands for an object that has not been started.
    func noteUnstarted(_ value: Operand, named name: TermID) {
        guard case .term(let made) = value, let closures = builder.unstarted.removeValue(forKey: made) else { return }
        builder.unstarted[name] = closures
    }

    /// Lays out the closures of an object that a call starts. The result of that call is not known.
    func layOutClosures(startedBy call: Int, _ node: FunctionCallExprSyntax) {
        guard !builder.unstarted.isEmpty, let object = started(by: builder.graph.calls[call]),
            let closures = builder.unstarted.removeValue(forKey: object)
        else { return }
        for closure in closures {
            if isUnasked(node) {
                closureLowering.layOut(closure, as: closure.convention)
            } else if let refused = closure.convention.refused {
                let refusal = Refusal(
                    answer: builder.graph.calls[call].result, mayRun: refused != .never && isLeft(closure.madeIn))
                closureLowering.layOut(closure, as: closure.convention.unlessRefused, refusal: refusal)
            } else {
                closureLowering.layOut(closure, as: .kept)
            }
        }
    }

    /// Whether the result of a call is not used: `session.start()`, `_ = session.start()`.
    func isUnasked(_ node: FunctionCallExprSyntax) -> Bool {
        if node.parent?.is(CodeBlockItemSyntax.self) == true { return true }
        let assigned =
            node.parent?.as(ExprListSyntax.self)?.first ?? node.parent?.as(InfixOperatorExprSyntax.self)?.leftOperand
        return assigned?.is(DiscardAssignmentExprSyntax.self) ?? false
    }

    /// Whether the start stands in a later turn than what made the object: others may have had it, and ended it, in between.
    private func isLeft(_ maker: Int?) -> Bool {
        var region = builder.frame.region
        while let current = region, current != maker {
            if builder.graph.regions[current].isDeferred { return true }
            region = builder.graph.regions[current].parent
        }
        return false
    }

    private func started(by call: Call) -> TermID? {
        guard let name = call.name else { return nil }
        if let object = call.receiver,
            isUnstarted(object, by: name) || StartFinder.isStart(name) && isUnstarted(object, by: nil)
        {
            return object
        }
        return call.arguments.lazy.flatMap(\.operand.terms).first { isUnstarted($0, by: name) }
    }

    private func isUnstarted(_ object: TermID, by method: String?) -> Bool {
        builder.unstarted[object]?.first.map { $0.convention.startedBy == method } ?? false
    }

    /// Whether the object that a call makes is not used. The only statement of a body may be its return value.
    private static func isDropped(_ node: FunctionCallExprSyntax) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return false }
        return item.parent?.as(CodeBlockItemListSyntax.self).map { $0.count > 1 } ?? false
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
    /// The closure that the call stands in.
    let madeIn: Int?
}

/// That an object which is to run a closure may refuse to start.
struct Refusal {
    /// What the start answers.
    let answer: TermID
    /// Whether the closure may run where that is `false`.
    let mayRun: Bool
}

/// Counts the calls that start an object.
private final class StartFinder: SyntaxVisitor {
    private let name: String
    /// The method that starts it, or one of those that people call so.
    private let method: String?
    private(set) var starts = 0
    /// Whether it is anywhere but in front of a member of its own, and where it is started.
    private(set) var isGivenOn = false

    init(of name: String, by method: String?) {
        self.name = name
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    static func isStart(_ method: String) -> Bool {
        method.hasPrefix("start") || Vocabulary.startingMethods.contains(method)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base.map(isIt) ?? false else { return .visitChildren }
        let name = node.declName.baseName.text
        if node.parent?.is(FunctionCallExprSyntax.self) == true, method.map({ $0 == name }) ?? Self.isStart(name) {
            starts += 1
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard method != nil, called == method, node.arguments.contains(where: { isIt($0.expression) }) else {
            return .visitChildren
        }
        starts += 1
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name { isGivenOn = true }
        return .visitChildren
    }

    private func isIt(_ value: ExprSyntax) -> Bool { value.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
}

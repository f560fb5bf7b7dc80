import OnceoverSignatures
import SwiftSyntax

extension BodyConverter {
    /// A hop to the main queue that only calls the handler: the function that calls back makes the hop instead.
    func convertHop(_ closure: ClosureExprSyntax, in block: Block) throws(Unconvertible) -> String {
        // On the main actor, nothing would hop any more: the handler would be called at once.
        guard home != .main, closure.hasPlainCaptures, closure.statements.count == 1,
            let statement = closure.statements.first,
            let call = statement.item.as(ExprSyntax.self)?.strippedCall, let index = handlerIndex(calledBy: call),
            call.arguments.allSatisfy({ isPlain($0.expression) })
        else { throw .hop }
        return statement.leadingComments + (try exit(call, handler: index, in: block))
    }

    /// Whether a value can be computed anywhere: it needs only local names.
    private func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .simpleStringLiteralExpr:
            true
        case .stringLiteralExpr(let node): node.segments.count <= 1
        case .declReferenceExpr(let node):
            locals.contains(node.baseName.text) || node.baseName.text.first?.isUppercase == true
        case .memberAccessExpr(let node): node.base.map(isPlain) ?? true
        case .tupleExpr(let node): node.elements.allSatisfy { isPlain($0.expression) }
        case .functionCallExpr(let node):
            node.isConstruction && node.arguments.allSatisfy { isPlain($0.expression) }
        default: false
        }
    }

    // MARK: - Awaiting another function

    /// A call with a closure that calls our handler, awaited, with the closure's statements behind it.
    func flatten(_ call: FunctionCallExprSyntax, in block: Block) throws(Unconvertible) -> [StatementText] {
        guard let form = calls.asyncForm(of: call) else { throw .unknownCallee }
        guard staysInPlace(form) else { throw .elsewhere }
        if calls.timing(of: call)?.tellsBoth == true { throw .both }
        return try flatten(call, form, in: block)
    }

    func flatten(
        _ call: FunctionCallExprSyntax, _ form: AsyncCall, in block: Block
    ) throws(Unconvertible) -> [StatementText] {
        let outer = words
        words = []
        defer { words.formUnion(outer) }
        let before = met
        var given: Set<String> = []
        let texts = try flatten(call, form, in: block, ignoring: [], &given)
        // What only the handler was told may be read no more.
        let unread = given.subtracting(words)
        if unread.isEmpty { return texts }
        let first = met
        met = before
        if let better = try? flatten(call, form, in: block, ignoring: unread, &given),
            unread.isDisjoint(with: better.joined.words)
        {
            return better
        }
        met = first
        return texts
    }

    /// - Parameters:
    ///   - ignored: parameters of the closure that are not needed.
    ///   - given: parameters of the closure that it reads.
    private func flatten(
        _ call: FunctionCallExprSyntax, _ form: AsyncCall, in block: Block, ignoring ignored: Set<String>,
        _ given: inout Set<String>
    ) throws(Unconvertible) -> [StatementText] {
        guard block.mayThrow || form.handler.outcome.failure == .never else { throw .caught }
        if form.losesStep { met.awaitsOutOfStep = true }
        guard case .closure(let closure) = form.argument else { return [try handedOn(form, in: call)] }
        guard !mentionsHandler(outside: closure, in: call) else { throw .passedOn }
        var body = try ClosureBody(closure, keepsCaptures: isBorder)
        guard let parameters = body.parameterNames(count: form.handler.argumentCount) else {
            throw .unnamedArguments
        }
        // A variable that is never read would be a new warning.
        let names = parameters.map { body.statements.read($0) && !ignored.contains($0) ? $0 : "_" }
        given = Set(names).subtracting(["_"])
        let introduced = body.declaredNames.union(names).union(body.boundNames)
        let shown = shownNames(names, form, in: body)
        let receiver = try self.receiver(for: form, hiddenBy: introduced.subtracting(names).union(shown))
        let text = (form.handler.outcome.failure == .never ? "await " : "try await ") + receiver + form.text
        var scope = Scope(
            block: block, form: form, names: names, await: text, given: Variables(of: call, but: closure).names)
        scope.shown = shown
        let collides = !block.declared.isDisjoint(with: introduced)
        let saved = (known, locals)
        locals.formUnion(introduced)
        known.subtract(introduced)
        let texts = try awaited(&body, scope)
        (known, locals) = saved
        return collides ? [StatementText("do {\n\(texts.joined.indented(by: unit))\n}")] : texts
    }

    /// Whether what a closure does is done in the same place behind an `await`.
    private func staysInPlace(_ form: AsyncCall) -> Bool {
        form.queues.isKept(in: home) || isBorder && home == .main && !form.queues.hasOwn
    }

    /// In a task, the last call of another function that is awaited: its handler's code comes behind it. Nil where it stays
    /// a call, which starts a task of its own.
    func nested(_ statement: CodeBlockItemSyntax, rest: [CodeBlockItemSyntax], in block: Block) -> [StatementText]? {
        guard isBorder, rest.isEmpty, let call = statement.item.as(ExprSyntax.self)?.strippedCall,
            let form = calls.asyncForm(of: call), case .closure(let closure) = form.argument,
            closure.signature?.capture == nil, staysInPlace(form)
        else { return nil }
        guard var texts = try? flatten(call, form, in: block), let first = texts.first else { return nil }
        texts[0].text = statement.leadingComments + first.text
        return texts
    }

    /// The handler itself is given to a function that says the same with it: then its async form says it, too.
    private func handedOn(_ form: AsyncCall, in call: FunctionCallExprSyntax) throws(Unconvertible) -> StatementText {
        guard case .name(let name) = form.argument, handlers == [name.baseName.text],
            HandlerUses(of: handlers, in: call).others.count == 1, form.handler.shape == handler.shape,
            form.handler.outcome == outcome
        else { throw .passedOn }
        let awaited = (outcome.failure == .never ? "await " : "try await ") + form.text
        return StatementText(returned(awaited))
    }

    /// What must stand in front of a function whose name is given to a variable here.
    private func receiver(for form: AsyncCall, hiddenBy names: Set<String>) throws(Unconvertible) -> String {
        guard let name = form.bareName, names.contains(name) else { return "" }
        if form.receiver.isEmpty { throw .hides(name) }
        return form.receiver
    }

    /// The names of a closure's parameters, with another one for that of a function which nothing else can tell: it would
    /// be the variable's where it is called. In braces behind the call, the variable gets its own name back.
    private func shownNames(_ names: [String], _ form: AsyncCall, in body: ClosureBody) -> [String] {
        guard form.handler.shape == .values, candidate.function.scope.isEmpty, let function = form.bareName,
            !body.declaredNames.union(body.boundNames).contains(function)
        else { return names }
        return names.map { $0 == function ? unusedName($0 + "Value") : $0 }
    }

    /// What is awaited is all that there is to say.
    func returned(_ awaited: String) -> String {
        outcome.values.isEmpty ? "\(awaited)\nreturn" : "return \(awaited)"
    }

    private func mentionsHandler(outside closure: ClosureExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
        let inside = HandlerUses(of: handlers, in: closure)
        let all = HandlerUses(of: handlers, in: call)
        return all.calls.count + all.others.count != inside.calls.count + inside.others.count
    }

    /// What is around a call that is awaited.
    struct Scope {
        let block: Block
        let form: AsyncCall
        /// Of the closure's parameters.
        var names: [String]
        /// What is awaited by: the same, but for a name that would hide the function itself.
        var shown: [String] = []
        /// `try await load(id: id)`
        let await: String

        /// The variables that the call is given, or is made on.
        let given: Set<String>
        func isGiven(_ name: String) -> Bool { given.contains(name) }

        /// The same without the `try`.
        var call: String { `await`.hasPrefix("try ") ? String(`await`.dropFirst(4)) : `await` }
    }

    private func awaited(_ body: inout ClosureBody, _ scope: Scope) throws(Unconvertible) -> [StatementText] {
        let handler = scope.form.handler
        switch handler.shape {
        case .done: return [StatementText(scope.await)] + (try rest(body.statements, scope))
        case .values:
            known.formUnion(zip(scope.names, handler.types[0].parameters).filter { $1.optionalWrapped == nil }.map(\.0))
            return [StatementText(bound(scope.shown) + scope.await)] + (try rest(body.statements, scope))
        case .result: return try awaitedResult(body, scope)
        case .optionalValuesOrError, .valuesOrError: return try awaitedValues(body, scope)
        case .errorOrDone: return try awaitedError(body, scope)
        case .successFailurePair: throw .unknownCallee
        }
    }

    /// `let user = `, `let (user, age) = `, `_ = `
    func bound(_ names: [String]) -> String {
        if names.isEmpty { return "" }
        if names.allSatisfy({ $0 == "_" }) { return "_ = " }
        return "let " + (names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))") + " = "
    }

    /// The statements of a closure, at the level of the function. Where they declare what the closure was given once
    /// more, they need braces of their own.
    ///
    /// - Parameter value: what was unwrapped in front of them.
    func rest(
        _ statements: [CodeBlockItemSyntax], _ scope: Scope, behind value: String? = nil
    ) throws(Unconvertible) -> [StatementText] {
        var inner = scope.block
        inner.statements = statements
        inner.end = nil
        inner.isLast = true
        let given = Set(scope.names + (value.map { [$0] } ?? []))
        inner.declared = scope.block.declared.union(given)
        let texts = try tail(inner)
        words.formUnion(texts.joined.words)
        let renamed = zip(scope.names, scope.shown).filter { $0 != $1 }.map { StatementText("let \($0) = \($1)") }
        guard !renamed.isEmpty || statements.contains(where: { $0.declares(one: given) }) else { return texts }
        return [StatementText("do {\n\((renamed + texts).joined.indented(by: unit))\n}")]
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is a declaration of one of the names; what a `guard` unwraps may have the name of what it was.
    fileprivate func declares(one names: Set<String>) -> Bool {
        guard case .decl = item else { return false }
        return !DeclaredNames(in: self).all.isDisjoint(with: names)
    }
}

extension FunctionCallExprSyntax {
    /// `User(name: name)`, `.success(user)`
    fileprivate var isConstruction: Bool {
        guard trailingClosure == nil else { return false }
        if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true
        }
        return calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
            && calledExpression.is(MemberAccessExprSyntax.self)
    }
}

/// The variables in a call, but for those in its handler.
private final class Variables: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let handler: ClosureExprSyntax

    init(of call: FunctionCallExprSyntax, but handler: ClosureExprSyntax) {
        self.handler = handler
        super.init(viewMode: .sourceAccurate)
        walk(call)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.id == handler.id ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if !isCalled, !node.isMemberName { names.insert(node.baseName.text) }
        return .visitChildren
    }
}

import OnceoverContracts
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// Finds out whether a function puts its handler into a property that can hold the async call instead.
struct StoredHandlerFinder {
    let project: Project
    let function: ProjectFunction
    let handler: CompletionHandler
    /// Names of completion handlers that the user gives.
    let said: Set<String>

    private var file: SourceFile { project.files[function.file] }
    private var handlerNames: [String] { handler.positions.map { function.parameters[$0].internalName } }

    /// The property that the body puts one of its handlers into.
    var propertyName: String? { function.node.body.flatMap { StoredName(of: handlerNames, in: $0).name } }

    /// Nil where the function stores its handler nowhere; or why the property has to stay as it is.
    var found: Result<StoredHandler, RefusalReason>? {
        guard handler.positions.count == 1, !function.isStatic, let name = propertyName, let owner,
            let property = HandlerProperty(
                named: name, of: owner, aliases: project.index.aliases(in: function.scope))
        else { return nil }
        let uses = StoredUses(of: name, in: function.scope, handlers: handlers, file.tree).found
        if let reason = obstacle(property, uses) { return .failure(reason) }
        let ends = DelegateEnds(
            project: project, contracts: project.bases[function.file].contracts, scope: function.scope, uses: uses)
        return ends.missing.map { missing in
            StoredHandler(
                property: property, ownHandler: handler, handler: waitingHandler, uses: uses, missingEnds: missing,
                storers: storers(uses).map { FunctionKey(file: function.file, $0) },
                isOnMain: project.isolation(of: function) == .main)
        }
    }

    /// The names of a function's handlers.
    private func handlers(of function: FunctionDeclSyntax) -> [String] {
        if function.id == self.function.node.id { return handlerNames }
        let parameters = function.signature.parameterClause.parameters
        let found = CompletionHandler.find(
            in: parameters, aliases: project.index.aliases(in: self.function.scope), named: said)
        guard case .success(let handler) = found else { return [] }
        let all = Array(parameters)
        return handler.positions.map { all[$0].internalName }
    }

    private func storers(_ uses: [StoredUse]) -> [FunctionDeclSyntax] {
        uses.filter(\.isStore).compactMap { $0.member?.decl.as(FunctionDeclSyntax.self) }
    }

    /// The class or the actor, where it stands in the same file.
    private var owner: (any DeclGroupSyntax)? { OwnerSearch(function.scope, in: file.tree).found }

    /// A waiting call can be replaced by a later one, or cancelled. It then gets nil or an error.
    private var waitingHandler: CompletionHandler {
        let outcome = handler.outcome
        let isOptional = handler.shape == .values && outcome.values.count == 1 && outcome.values[0].hasSuffix("?")
        return isOptional || outcome.failure != .never ? handler : handler.throwing
    }

    private func obstacle(_ property: HandlerProperty, _ uses: [StoredUse]) -> RefusalReason? {
        if let what = property.extra { return .observed(property.name, what) }
        for use in uses {
            if case .other(let what) = use.kind { return .usedOtherwise(place(of: use.node), property.name, what) }
        }
        if let place = storedAgain(uses) { return .storedTwice(place, property.name) }
        if case .typed(let type) = handler.outcome.failure { return .saysNothingOfEnds(type) }
        if !property.isOfFile, let place = otherFile(using: property.name) {
            return .usedOtherwise(place, property.name, "may use that, too")
        }
        return nil
    }

    private func place(of node: Syntax) -> Location { file.location(of: node) }

    /// Where a function stores its handler that has done so before.
    private func storedAgain(_ uses: [StoredUse]) -> Location? {
        var met: Set<SyntaxIdentifier> = []
        let again = uses.filter(\.isStore).first { use in
            use.member.map { !met.insert($0.decl.id).inserted } ?? true
        }
        return again.map { place(of: $0.node) }
    }

    /// Where another file says the name of what it does not declare itself.
    private func otherFile(using name: String) -> Location? {
        for (number, other) in project.files.enumerated() where number != function.file {
            guard other.words.contains(name) else { continue }
            let mention = MentionFinder(of: [name], in: other.tree).found.first { reference in
                reference.isMemberName || LocalDeclaration.of(name, at: reference) == nil
            }
            if let mention { return other.location(of: mention) }
        }
        return nil
    }
}

extension RefusalReason {
    fileprivate static func observed(_ name: String, _ what: String) -> Self {
        Self("it stores its handler in `\(name)`, which has \(what)", "stored handler is observed")
    }

    fileprivate static func usedOtherwise(_ place: Location, _ name: String, _ what: String) -> Self {
        let rule = "a handler can only be stored, called and cleared"
        return Self(
            "it stores its handler in `\(name)`, and \(place.pathAndLine) \(what); \(rule)",
            "stored handler is used otherwise", cause: RefusalCause(at: place, reason: "\(what); \(rule)"))
    }

    fileprivate static func storedTwice(_ place: Location, _ name: String) -> Self {
        let reason = "stores the handler once more"
        return Self(
            "it stores its handler in `\(name)`, and \(place.pathAndLine) \(reason)",
            "handler is stored in several places", cause: RefusalCause(at: place, reason: reason))
    }

    static func storedBeside(_ other: OtherFunction, _ name: String, _ reason: String) -> Self {
        Self(
            "it stores its handler in `\(name)`, as \(other.text) does, which cannot be converted: \(reason)",
            "stores its handler with one that cannot be converted", cause: other.cause(reason))
    }

    fileprivate static func saysNothingOfEnds(_ type: String) -> Self {
        Self(
            "it stores its handler, and no value of `\(type)` can say that a later call replaced it",
            "error type of a stored handler")
    }
}

/// Looks for the property that a body puts a handler into.
private final class StoredName: SyntaxVisitor {
    private let handlers: [String]
    private(set) var name: String?

    init(of handlers: [String], in body: CodeBlockSyntax) {
        self.handlers = handlers
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.storedName(of: handlers) { self.name = name }
        return .visitChildren
    }
}

extension SequenceExprSyntax {
    /// The property that one of the handlers is put into.
    func storedName(of handlers: [String]) -> String? {
        guard let (target, value) = assignment,
            let handler = value.as(DeclReferenceExprSyntax.self), handlers.contains(handler.baseName.text)
        else { return nil }
        if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            return member.declName.baseName.text
        }
        return target.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

/// Looks for a class or an actor by its full name.
private final class OwnerSearch: SyntaxVisitor {
    private let scope: [String]
    private(set) var found: (any DeclGroupSyntax)?

    init(_ scope: [String], in tree: SourceFileSyntax) {
        self.scope = scope
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }

    private func note(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if Syntax(node).enclosingTypes + [name.text] == scope { found = node }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

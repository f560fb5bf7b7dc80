import SwiftSyntax

/// The statements of a closure that are to run in the function itself: a weak `self` is strong there.
struct ClosureBody {
    private(set) var statements: [CodeBlockItemSyntax]
    private let names: [String]
    private let usesShorthand: Bool

    /// - Parameter keepsCaptures: whether a closure with the same captures is around the statements.
    init(_ closure: ClosureExprSyntax, keepsCaptures: Bool = false) throws(Unconvertible) {
        statements = Array(closure.statements)
        names = closure.parameterNames
        usesShorthand = ShorthandUse(in: closure).isFound
        if let effects = closure.signature?.effectSpecifiers {
            throw effects.asyncSpecifier == nil ? .throwingClosure : .asyncClosure
        }
        if keepsCaptures { return }
        guard closure.hasPlainCaptures else { throw .capturedByList }
        if closure.capturesSelfWeakly { try removeUnwrapping() }
    }

    /// One for each argument that the closure is given; nil where they have no names and are used.
    func parameterNames(count: Int) -> [String]? {
        if names.count == count { return names }
        if usesShorthand { return nil }
        return names.isEmpty || names == ["_"] ? Array(repeating: "_", count: count) : nil
    }

    /// What the statements declare at their own level.
    var declaredNames: Set<String> {
        statements.reduce(into: []) { $0.formUnion(DeclaredNames(in: $1).all) }
    }

    /// What patterns anywhere in the statements give names to.
    var boundNames: Set<String> { statements.reduce(into: []) { $0.formUnion(PatternNames(in: $1).names) } }

    /// Whether the statements say a name anywhere.
    func mentions(_ name: String) -> Bool { statements.mention([name]) }

    /// `guard let self else { … }` and its like go; what is left may not ask for `self` again.
    private mutating func removeUnwrapping() throws(Unconvertible) {
        guard let first = statements.first else { return }
        if let condition = first.item.as(GuardStmtSyntax.self)?.conditions, condition.count == 1,
            case .optionalBinding(let binding)? = condition.first?.condition, binding.isSelf
        {
            guard PatternNames(in: binding.pattern).names == ["self"] else { throw .renamedSelf }
            statements.removeFirst()
            return
        }
        if statements.contains(where: \.mentionsOptionalSelf) { throw .optionalSelf }
    }
}

extension OptionalBindingConditionSyntax {
    /// `let self`, `let self = self`, `let strongSelf = self`
    fileprivate var isSelf: Bool {
        let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        return initializer.map { $0.value.trimmedDescription == "self" } ?? (name == "self")
    }
}

extension CodeBlockItemSyntax {
    fileprivate var mentionsOptionalSelf: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
}

extension ClosureExprSyntax {
    private var captures: [ClosureCaptureSyntax] { signature?.capture.map { Array($0.items) } ?? [] }

    /// Whether it captures nothing by a list but `self`.
    var hasPlainCaptures: Bool {
        captures.allSatisfy { $0.initializer == nil && $0.name.tokenKind == .keyword(.self) }
    }

    var capturesSelfWeakly: Bool { captures.contains { $0.specifier?.specifier.text == "weak" } }
}

private final class ShorthandUse: SyntaxVisitor {
    private(set) var isFound = false

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = node.baseName.tokenKind { isFound = true }
        return .visitChildren
    }
}

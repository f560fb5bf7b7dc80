import SwiftSyntax

/// Types of which the program keeps an object for as long as it runs: in a property of its delegate, of a singleton, or of
/// such an object again, or in a static one.
///
/// That nobody makes a second one, a file cannot know; one that is dropped is hardly ever waited for.
extension TypeStores {
    /// - Parameters:
    ///   - holders: full names of types that are known to last themselves.
    ///   - starts: bodies that run once for a holder, and assign its properties.
    func lasting(heldBy holders: Set<String>, startedBy starts: [CodeBlockItemListSyntax]) -> Set<String> {
        var lasting = Set(keptByStatics + starts.flatMap(Self.kept))
        var open = holders.union(names.keys.filter(hasSharedInstance))
        while let holder = open.popFirst() {
            let made = Set(instanceProperties(of: holder).flatMap(Self.made)).subtracting(lasting)
            lasting.formUnion(made)
            open.formUnion(made)
        }
        return lasting
    }

    private var keptByStatics: [String] {
        names.flatMap { type, index in
            members[index].declarations.filter(Self.isKept).map(Self.made).filter { made in
                !made.contains { type == $0 || type.hasSuffix("." + $0) }
            }.flatMap { $0 }
        }
    }

    private static func isKept(_ node: VariableDeclSyntax) -> Bool {
        isStatic(node) && node.bindingSpecifier.tokenKind == .keyword(.let) && !isSample(node)
    }

    private func instanceProperties(of type: String) -> [VariableDeclSyntax] {
        names[type].map { members[$0].declarations.filter { !Self.isStatic($0) } } ?? []
    }

    private static func isStatic(_ node: VariableDeclSyntax) -> Bool {
        node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// `static let preview = Model()` is there for others to look at.
    private static func isSample(_ node: VariableDeclSyntax) -> Bool {
        let name = node.bindings.first?.pattern.trimmedDescription.lowercased() ?? ""
        return ["preview", "mock", "example", "sample", "empty", "test", "fake", "stub"].contains { name.contains($0) }
    }

    private static func made(by node: VariableDeclSyntax) -> [String] {
        guard !node.modifiers.contains(where: { $0.name.text == "weak" }) else { return [] }
        return node.bindings.compactMap(\.initializer?.value).flatMap(made)
    }

    /// What is assigned, as it stands in the body: `self.store = Store()`, `coordinator = Coordinator(window)`.
    private static func kept(by body: CodeBlockItemListSyntax) -> [String] {
        body.flatMap { item -> [String] in
            guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self) else {
                return []
            }
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return [] }
            return made(by: parts[2])
        }
    }

    /// The types in `Store()`, `Core.Store(disk)` and `{ let disk = Disk(); return Store(disk) }()`. What is made to be given
    /// to another object lasts as long as that.
    private static func made(by value: ExprSyntax) -> [String] {
        let finder = ConstructionFinder(viewMode: .sourceAccurate)
        finder.walk(value)
        return finder.names
    }
}

/// The types of which an expression makes objects, but for those that its closures make later.
private final class ConstructionFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node.calledExpression), name.first?.isUppercase == true { names.append(name) }
        return .visitChildren
    }

    private static func name(of callee: ExprSyntax) -> String? {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.text
        case .memberAccessExpr(let node): node.declName.baseName.text
        case .genericSpecializationExpr(let node): name(of: node.expression)
        default: nil
        }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        return isCalled ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

import SwiftSyntax

/// The making of objects: `Store()`, `Core.Store(disk)` and `{ let disk = Disk(); return Store(disk) }()`.
package enum Construction {
    /// The types of which an expression makes objects, but for those that its closures make later. What is made to be
    /// given to another object lasts as long as that.
    static func types(in value: ExprSyntax) -> [String] {
        guard isPossible(in: value) else { return [] }
        let finder = ConstructionFinder(viewMode: .sourceAccurate)
        finder.walk(value)
        return finder.names
    }

    /// Whether the form of an expression lets it make an object.
    static func isPossible(in value: ExprSyntax) -> Bool {
        switch value.kind {
        case .functionCallExpr: value.as(FunctionCallExprSyntax.self).map(isPossible) ?? false
        case .tryExpr, .sequenceExpr, .ifExpr, .switchExpr, .asExpr: true
        default: false
        }
    }

    private static func isPossible(in call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.is(ClosureExprSyntax.self) || typeName(calledBy: call) != nil
    }

    /// The type that a call makes an object of, by its name.
    package static func typeName(calledBy call: FunctionCallExprSyntax) -> String? {
        let name = name(of: call.calledExpression)
        return name?.first?.isUppercase == true ? name : nil
    }

    private static func name(of callee: ExprSyntax) -> String? {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.text
        case .memberAccessExpr(let node): node.declName.baseName.text
        case .genericSpecializationExpr(let node): name(of: node.expression)
        default: nil
        }
    }
}

private final class ConstructionFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Construction.typeName(calledBy: node) { names.append(name) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        return isCalled ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

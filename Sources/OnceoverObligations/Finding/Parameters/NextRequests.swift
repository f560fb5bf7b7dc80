import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// Callbacks that tell a handler of one message and then ask for the next with the same handler: `completion(message);
/// self.receive(completion)`. It hears of each.
final class NextRequests: SyntaxVisitor {
    private let function: String
    private let handler: String
    private var closures = 0
    private var areAny = false

    private init(by function: String, for handler: String) {
        self.function = function
        self.handler = handler
        super.init(viewMode: .sourceAccurate)
    }

    /// - Complexity: O(size of the body × depth).
    static func areMade(by function: DeclaredFunction, for handler: String) -> Bool {
        let visitor = NextRequests(by: function.name, for: handler)
        visitor.walk(function.body)
        return visitor.areAny
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closures += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard closures > 0 else { return .visitChildren }
        var isTold = false
        for item in node where item.mentions(handler) {
            if item.callee == function { areAny = areAny || isTold } else { isTold = true }
        }
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    fileprivate func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
        }
    }

    /// `receive` of `try self?.receive(…)`, where that is all of it.
    fileprivate var callee: String? {
        guard case .expr(var expression) = item else { return nil }
        while let inner = expression.as(TryExprSyntax.self)?.expression
            ?? expression.as(AwaitExprSyntax.self)?.expression
        {
            expression = inner
        }
        return expression.as(FunctionCallExprSyntax.self)?.calledExpression.lastReference?.baseName.text
    }
}

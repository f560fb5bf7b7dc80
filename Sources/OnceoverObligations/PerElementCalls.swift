import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Calls of a closure in loops: `for line in lines { callback(line) }`, `lines.forEach { callback($0) }`. What is called for each of several values, and nowhere
/// else, hears of no end.
final class PerElementCalls: SyntaxVisitor {
    private let name: String
    private let contracts: ContractTable
    private var loops = 0
    private var inLoop = 0
    private var others = 0

    private init(of name: String, _ contracts: ContractTable) {
        self.name = name
        self.contracts = contracts
        super.init(viewMode: .sourceAccurate)
    }

    /// - Complexity: O(size of the body).
    static func areAll(of name: String, in body: CodeBlockItemListSyntax, _ contracts: ContractTable) -> Bool {
        let visitor = PerElementCalls(of: name, contracts)
        visitor.walk(body)
        return visitor.inLoop > 0 && visitor.others == 0
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        isRunForEach(node) ? enter() : .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { if isRunForEach(node) { loops -= 1 } }

    /// Whether a function runs the closure for each of several elements, at once.
    private func isRunForEach(_ node: ClosureExprSyntax) -> Bool {
        guard let callee = node.callGivenIt?.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        let use = ClosureUse(type: nil, arguments: [nil], label: nil, literals: [:])
        let contract = contracts.callback(of: callee.declName.baseName.text, use)
        return contract?.timing == .inPlace && contract?.calls == .anyNumber
    }

    private func enter() -> SyntaxVisitorContinueKind {
        loops += 1
        return .visitChildren
    }

    /// A mention that is no call hands the closure on, to whom it is not known.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name {
            if loops > 0, isCalled(node), !endsLoop(node) { inLoop += 1 } else { others += 1 }
        }
        return .visitChildren
    }

    private func isCalled(_ node: DeclReferenceExprSyntax) -> Bool {
        let parent = node.parent?.is(OptionalChainingExprSyntax.self) == true ? node.parent?.parent : node.parent
        return parent?.is(FunctionCallExprSyntax.self) ?? false
    }

    /// Whether the loop is left behind the call.
    private func endsLoop(_ node: DeclReferenceExprSyntax) -> Bool {
        var current = Syntax(node).parent
        while let item = current, !item.is(CodeBlockItemSyntax.self) {
            if item.is(ReturnStmtSyntax.self) { return true }
            current = item.parent
        }
        guard let item = current?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.index(of: item)
        else { return false }
        let next = list.index(after: index)
        guard next < list.endIndex, case .stmt(let statement) = list[next].item else { return false }
        return statement.is(ReturnStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
    }
}

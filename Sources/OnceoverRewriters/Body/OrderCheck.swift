import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether nothing is done between this call and the end of the function or closure that it is in.
    ///
    /// In a continuation, a call of the handler does not run what the caller's handler does: that comes when the waiting
    /// task goes on. What is behind the call would run before it.
    ///
    /// - Parameter reading: says which closures around the call run before what is behind them.
    func isLastThingDone(_ reading: TimingReading) -> Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if parent.is(FunctionDeclSyntax.self) { return true }
            if let closure = parent.as(ClosureExprSyntax.self) {
                guard reading.queues(of: closure).isAtOnce else { return true }
            }
            if parent.is(ForStmtSyntax.self) || parent.is(WhileStmtSyntax.self) || parent.is(RepeatStmtSyntax.self) {
                return false
            }
            if let list = parent.as(CodeBlockItemListSyntax.self), let item = node.as(CodeBlockItemSyntax.self) {
                if list.hasDefer(before: item) { return false }
                guard let next = list.first(where: { $0.position > item.position }) else {
                    node = parent
                    continue
                }
                return next.isBareReturn && !next.runsDefer
            }
            if node.is(ReturnStmtSyntax.self) { return true }
            node = parent
        }
        return true
    }
}

extension CodeBlockItemListSyntax {
    fileprivate func hasDefer(before item: CodeBlockItemSyntax) -> Bool {
        contains { $0.position < item.position && $0.item.is(DeferStmtSyntax.self) }
    }
}

extension CodeBlockItemSyntax {
    /// Whether a `defer` of some block around a `return` runs at it.
    fileprivate var runsDefer: Bool {
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(ClosureExprSyntax.self), !parent.is(FunctionDeclSyntax.self) {
            if let list = parent.as(CodeBlockItemListSyntax.self), let item = node.as(CodeBlockItemSyntax.self),
                list.hasDefer(before: item)
            {
                return true
            }
            node = parent
        }
        return false
    }
}

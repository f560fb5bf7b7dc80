import SwiftSyntax

/// Says why a task in the place of a call would change what is seen.
struct BorderCheck {
    let border: Border
    private var found: FamilyCall { border.found }
    private var call: FunctionCallExprSyntax { found.call }
    private var plan: ReplacementPlan { border.calls.plan }

    func check(_ statement: CodeBlockItemSyntax) throws(RefusalReason) {
        guard found.candidate.handler.positions.count == 1 else {
            throw .unwritable(border.place, "it has two handlers")
        }
        switch found.given() {
        case .other: throw .handlerNotWritten(border.place)
        case .nothing: break
        case .name, .member:
            if found.candidate.tellsValueBesideError { throw .valueBesideError(border.place) }
            try checkTiming()
        case .closure(let closure):
            if found.candidate.hasGenericsOfHandler { throw .genericHandler(border.place) }
            if !closure.statements.isEmpty { try checkTiming() }
            try check(closure)
        }
        let isOrdered = call.isLastThingDone || call.isFollowedByExpectation
        if !isOrdered, plan.timing(ofFamily: found.family).actsAtOnce { throw .actsAtOnce(border.place) }
        if call.isInDeinit { throw .inDeinit(border.place) }
        if call.isWaitedFor { throw .waits(border.place) }
    }

    /// Whether the handler still runs after what is behind the call, and where it ran.
    private func checkTiming() throws(RefusalReason) {
        let timing = plan.timing(ofFamily: found.family)
        let isOrdered = call.isLastThingDone || call.isFollowedByExpectation
        if timing.isAtOnce, !isOrdered { throw .callsBackAtOnce(border.place) }
        let isSendable = found.candidate.handler.types.allSatisfy(\.isSendable)
        let isFree = border.isolation == .none && !isSendable && !border.hopsToMain
        if timing.isAtOnce, isFree, !call.isFollowedByExpectation {
            throw .callsBackHere(border.place)
        }
        if timing.hasOwnQueue, border.isolation == .none { throw .keepsQueue(border.place) }
    }

    private func check(_ closure: ClosureExprSyntax) throws(RefusalReason) {
        if !call.isFollowedByExpectation, let name = AssignedVariable(in: closure).name {
            throw .assigns(border.place, name)
        }
        let verbatim = VerbatimCheck(calls: border.calls, mayReturn: true)
        verbatim.walk(closure.statements)
        if let reason = verbatim.reason { throw .unwritable(border.place, reason.reason) }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isInDeinit: Bool { enclosing(DeinitializerDeclSyntax.self) != nil }

    /// Whether code behind the call blocks the thread until something else has run.
    fileprivate var isWaitedFor: Bool {
        guard let code = outermostCode else { return false }
        return WaitFinder(in: code, behind: endPosition).isFound
    }

    private var outermostCode: Syntax? {
        var result: Syntax?
        var node = parent
        while let current = node, !current.is(MemberBlockSyntax.self) {
            if current.is(CodeBlockItemListSyntax.self) { result = current }
            node = current.parent
        }
        return result
    }

    /// Whether a test waits for its expectations next, and does nothing before.
    fileprivate var isFollowedByExpectation: Bool {
        guard let item = ownStatement, let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let next = list.first(where: { $0.position > item.position })
        else { return false }
        return next.item.as(FunctionCallExprSyntax.self)?.waitsForExpectations ?? false
    }

    fileprivate var waitsForExpectations: Bool {
        calledName == "waitForExpectations" || calledName == "wait" && arguments.first?.label?.text == "for"
    }
}

private final class WaitFinder: SyntaxVisitor {
    private let start: AbsolutePosition
    private(set) var isFound = false

    init(in node: Syntax, behind start: AbsolutePosition) {
        self.start = start
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let waits = node.calledName == "wait" && !node.waitsForExpectations
        if waits, node.position >= start { isFound = true }
        return .visitChildren
    }
}

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
            try checkPlace()
        case .closure(let closure):
            if found.candidate.hasGenericsOfHandler { throw .genericHandler(border.place) }
            if !closure.statements.isEmpty { try checkPlace() }
            try check(closure)
        }
        if !call.isFollowedByExpectation { try checkStart() }
        if call.isInDeinit { throw .inDeinit(border.place) }
        if call.isWaitedFor { throw .waits(border.place) }
    }

    /// Whether the handler runs where it ran. What an actor's code hands on is the actor's own.
    private func checkPlace() throws(RefusalReason) {
        if border.queues.all.contains(.gathered) { throw .gathered(border.place) }
        guard border.isolation == .none, !border.hopsToMain else { return }
        if border.queues.hasOwn { throw .keepsQueue(border.place) }
        if !border.queues.isKept(in: .none) { throw .otherQueue(border.place) }
    }

    /// Whether the task does what the function did at the call, when and where it did it.
    private func checkStart() throws(RefusalReason) {
        let waitsElsewhere = BorderCapture(border: border, start: .later).needsTwoTasks
        let timing = plan.timing(ofFamily: found.family)
        if plan.losesStep(found.family) { throw .outOfStep(border.place) }
        if waitsElsewhere, timing.queues.isAtOnce { throw .callsBackAtOnce(border.place) }
        let rule = StartRule(
            start: border.startsInPlace ? .immediate : .later, isolation: border.hopsToMain ? .main : border.isolation,
            timing: timing)
        switch rule.obstacle {
        case .callsBack?: throw .callsBackAtOnce(border.place)
        case .acts?: throw .actsAtOnce(border.place)
        case .overtaken?: throw .overtaken(border.place)
        case nil: return
        }
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

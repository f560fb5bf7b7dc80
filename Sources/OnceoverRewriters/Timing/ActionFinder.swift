import SwiftSyntax

/// Finds what a function does before it returns, apart from its handler: calls whose values are not used, and
/// assignments to anything but local variables.
final class ActionFinder: SyntaxVisitor {
    private let handlers: [String]
    private let reading: TimingReading
    private(set) var isFound = false

    /// - Parameter reading: says which closures run at once, and which other functions do something at once.
    init(in body: CodeBlockSyntax, handlers: [String], _ reading: TimingReading) {
        self.handlers = handlers
        self.reading = reading
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        reading.queues(of: node).isAtOnce ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if reading.callee(node)?.actsAtOnce == true { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.item, HandlerUses(of: handlers, in: node).isEmpty else {
            return .visitChildren
        }
        if let call = expression.as(FunctionCallExprSyntax.self), !call.onlyReports, !endsTheProgram(call) {
            isFound = true
        }
        if let sequence = expression.as(SequenceExprSyntax.self), assignsOutside(sequence) { isFound = true }
        return .visitChildren
    }

    /// As the body of a method does that subclasses have to override: nothing comes behind it.
    private func endsTheProgram(_ call: FunctionCallExprSyntax) -> Bool { reading.ends(call.calledName ?? "") }

    private func assignsOutside(_ node: SequenceExprSyntax) -> Bool {
        let elements = Array(node.elements)
        guard elements.count > 1, elements[1].assigns, !elements[0].is(DiscardAssignmentExprSyntax.self) else {
            return false
        }
        guard let root = elements[0].root else { return true }
        return LocalDeclaration.of(root.baseName.text, at: root) == nil
    }
}

extension FunctionCallExprSyntax {
    /// Whether it writes a log, or starts an object that was made before: no code waits for either.
    fileprivate var onlyReports: Bool {
        let harmless: Set<String> = [
            "print", "debugPrint", "log", "debug", "info", "notice", "trace", "warning", "error", "fault", "os_log",
            "assert", "assertionFailure", "precondition", "dispatchPrecondition", "NSLog", "resume", "fire",
        ]
        return harmless.contains(calledName ?? "")
    }
}

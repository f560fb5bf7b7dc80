import OnceoverSignatures
import SwiftSyntax

/// The body of an async function that calls one with a completion handler and waits, as we write it or as people do.
struct WrapperBody {
    private let candidate: Candidate
    private var function: ProjectFunction { candidate.function }

    init(_ candidate: Candidate) { self.candidate = candidate }

    private static let waits = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "withOnceContinuation", "withCancellableContinuation",
    ]

    /// Whether this is all that the body does. A comment in it would be lost with it, so none may be there.
    func isWritten(in body: CodeBlockSyntax) -> Bool {
        guard !body.holdsComments, let call = body.awaitedCall, Self.waits.contains(call.calledName ?? ""),
            let closure = call.onlyClosure, closure.parameterNames.count == 1
        else { return false }
        return isCall(Array(closure.statements), answering: closure.parameterNames[0])
    }

    // MARK: - What runs with the continuation

    private func isCall(_ statements: [CodeBlockItemSyntax], answering continuation: String) -> Bool {
        if statements.count == 2, let shared = statements[0].copy(of: continuation) {
            return isCall(Array(statements.dropFirst()), answering: shared)
        }
        guard statements.count == 1 else { return false }
        if let attempt = statements[0].attempt {
            guard let handling = attempt.catchClauses.first, attempt.catchClauses.count == 1,
                handling.catchItems.isEmpty
            else { return false }
            return isCall(Array(attempt.body.statements), answering: continuation)
                && HandlerAnswers(continuation: continuation, arguments: ["error"]).are(handling.body.statements)
        }
        guard let call = statements[0].discardedExpression?.as(FunctionCallExprSyntax.self) else { return false }
        return isCall(call, answering: continuation)
    }

    private func isCall(_ call: FunctionCallExprSyntax, answering continuation: String) -> Bool {
        guard call.calledName == function.name, isOwn(call.calledExpression),
            let arguments = CallArguments(of: call, to: function)
        else { return false }
        return function.parameters.enumerated().allSatisfy { position, parameter in
            let text = arguments.written.first { $0.position == position }?.text
            return candidate.handler.positions.contains(position)
                ? isAnswer(arguments.handlers[position], text, parameter, continuation)
                : isHandedOn(text, parameter.named(at: position))
        }
    }

    private func isOwn(_ callee: ExprSyntax) -> Bool {
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return true }
        return ["self", "Self", function.scope.last ?? "self"].contains(member.base?.trimmedDescription ?? "")
    }

    /// `id: id`, or `id: id()` for an autoclosure.
    private func isHandedOn(_ text: String?, _ parameter: FunctionParameterSyntax) -> Bool {
        let plain = parameter.callLabel + parameter.reference
        return text == plain || text == plain + "()"
    }

    private func isAnswer(
        _ handler: AsyncCall.Argument?, _ text: String?, _ parameter: FunctionParameterSyntax, _ continuation: String
    ) -> Bool {
        if case .closure(let closure)? = handler {
            return HandlerAnswers(continuation: continuation, arguments: closure.argumentNames).are(closure.statements)
        }
        return ["(with:)", "(returning:)"].contains { text == "\(parameter.callLabel)\(continuation).resume\($0)" }
    }
}

extension CodeBlockSyntax {
    /// Between the braces.
    fileprivate var holdsComments: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            (token.id != leftBrace.id && !token.leadingTrivia.comments.isEmpty)
                || (token.id != rightBrace.id && !token.trailingTrivia.comments.isEmpty)
        }
    }

    /// The call that all that the body does is to wait for: `try await f()`, or `let result = await f()` and `return try
    /// result.get()`.
    fileprivate var awaitedCall: FunctionCallExprSyntax? {
        if statements.count == 1 { return statements.first?.discardedExpression?.awaited }
        guard statements.count == 2, let variable = statements.first?.item.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let get = statements.last?.discardedExpression?.trimmedDescription,
            get == "\(binding.pattern.trimmedDescription).get()"
        else { return nil }
        return binding.initializer?.value.awaited
    }
}

extension ExprSyntax {
    fileprivate var awaited: FunctionCallExprSyntax? {
        if let attempt = self.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
            return attempt.expression.awaited
        }
        return (self.as(AwaitExprSyntax.self)?.expression ?? self).as(FunctionCallExprSyntax.self)
    }
}

extension CodeBlockItemSyntax {
    /// The expression behind `return`, `try` and `_ =`, where the statement is one.
    fileprivate var discardedExpression: ExprSyntax? {
        let written = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        guard let expression = written.map({ $0.discardedValue ?? $0 }) else { return nil }
        guard let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil,
            !attempt.expression.is(AwaitExprSyntax.self)
        else { return expression }
        return attempt.expression
    }

    fileprivate var attempt: DoStmtSyntax? { item.as(DoStmtSyntax.self) }

    /// `k` in `let k = continuation.shared()`.
    fileprivate func copy(of continuation: String) -> String? {
        guard let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first,
            binding.initializer?.value.trimmedDescription == "\(continuation).shared()"
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
}

extension FunctionCallExprSyntax {
    /// The closure that is given last, where no other is given.
    fileprivate var onlyClosure: ClosureExprSyntax? {
        let given =
            arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap { $0 }
        return given.count == 1 && additionalTrailingClosures.isEmpty ? given[0] : nil
    }
}

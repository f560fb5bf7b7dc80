import OnceoverSignatures
import SwiftSyntax

/// How a handler's arguments are taken apart, where what they stand for is awaited.
extension BodyConverter {
    // MARK: - Result

    func awaitedResult(_ body: ClosureBody, _ scope: Scope) throws(Unconvertible) -> [StatementText] {
        let name = scope.names[0]
        if let call = body.onlyCall, let index = handlerIndex(calledBy: call), index == 0, sharesOutcome(with: scope),
            call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == name
        {
            return [StatementText(returned(scope.await))]
        }
        if let choice = ResultSwitch(body.statements, on: name) { return try awaited(choice, scope) }
        let text = try name == "_" ? scope.form.handler.outcome.ignoring(scope.call) : reconstructed(name, scope)
        return try [StatementText(text)] + rest(body.statements, scope)
    }

    /// Whether what is awaited can be returned as it is.
    private func sharesOutcome(with scope: Scope) -> Bool {
        let other = scope.form.handler
        return other.shape == handler.shape && other.outcome == outcome
    }

    /// The `Result` itself gets no variable.
    private func awaited(_ choice: ResultSwitch, _ outer: Scope) throws(Unconvertible) -> [StatementText] {
        var scope = outer
        (scope.names, scope.shown) = ([], [])
        let value = choice.value ?? "_"
        if value != "_" { known.insert(value) }
        let isVoid = scope.form.handler.outcome.values.isEmpty
        let bound = isVoid ? "" : self.bound([value])
        guard scope.form.handler.outcome.failure != .never else {
            return try [StatementText(bound + scope.await)] + rest(choice.success, scope, behind: value)
        }
        return try caught(
            value: isVoid || value == "_" ? nil : value, error: choice.error ?? "_", failure: choice.failure,
            success: choice.success, scope)
    }

    /// The value is awaited; an error runs what the handler did with one, and goes on to nothing.
    private func caught(
        value: String?, error: String, failure: [CodeBlockItemSyntax], success: [CodeBlockItemSyntax], _ scope: Scope
    ) throws(Unconvertible) -> [StatementText] {
        let saved = (known, locals)
        known.insert(error)
        locals.insert(error)
        var inner = scope.block
        inner.statements = failure
        inner.end = nil
        inner.isLast = true
        inner.declared = []
        var failing = try tail(inner)
        if isBorder, failure.last?.exits != true { failing.append(StatementText("return")) }
        (known, locals) = saved
        let name = error == "_" ? "error" : error
        let type = scope.form.handler.outcome.returnType
        let discarded = value == nil && !scope.form.handler.outcome.values.isEmpty ? "_ = " : ""
        if failing.joined == "throw \(name)" {
            let bound = value.map { "let \($0) = " } ?? discarded
            return try [StatementText(bound + scope.await)] + rest(success, scope, behind: value)
        }
        // The call may be given the old value of the name.
        let target = value.map { scope.isGiven($0) ? unusedName($0 + "Value") : $0 }
        let declared = target.map { "let \($0): \(type)\n" } ?? ""
        let assigned = target.map { "\($0) = " } ?? discarded
        let rebound = target == value ? "" : "\nlet \(value ?? "") = \(target ?? "")"
        let pattern = name == "error" ? "" : " let \(name)"
        let attempt =
            "\(declared)\(doKeyword(scope)) {\n\(unit)\(assigned)\(scope.await)\n} catch\(pattern) {\n"
            + failing.joined.indented(by: unit) + "\n}" + rebound
        return try [StatementText(attempt)] + rest(success, scope, behind: value)
    }

    func doKeyword(_ scope: Scope) -> String {
        if case .typed(let type) = scope.form.handler.outcome.failure { return "do throws(\(type))" }
        return "do"
    }

    /// The `Result` itself, for code that hands it on or looks into it in its own way.
    private func reconstructed(_ name: String, _ scope: Scope) throws(Unconvertible) -> String {
        if scope.isGiven(name) { throw .hides(name) }
        let outcome = scope.form.handler.outcome
        let type = "\(names.result)<\(outcome.returnType), \(typeName(outcome.failure))>"
        if outcome.failure == .never { return "let \(name): \(type) = .success(\(scope.await))" }
        let success =
            outcome.values.isEmpty
            ? "\(unit)\(scope.await)\n\(unit)\(name) = .success(())" : "\(unit)\(name) = .success(\(scope.await))"
        return
            "let \(name): \(type)\n\(doKeyword(scope)) {\n\(success)\n} catch {\n\(unit)\(name) = .failure(error)\n}"
    }

    private func typeName(_ failure: Failure) -> String {
        switch failure {
        case .never: "Never"
        case .any: names.anyError
        case .typed(let type): type
        }
    }

    /// `(any Error)?`, or that of the one type that is thrown.
    func optionalType(_ failure: Failure) -> String {
        if case .typed(let type) = failure { return "\(type)?" }
        return "(\(names.anyError))?"
    }

    // MARK: - Values and an error

    func awaitedValues(_ body: ClosureBody, _ scope: Scope) throws(Unconvertible) -> [StatementText] {
        let values = Array(scope.names.dropLast())
        let error = scope.names[scope.names.count - 1]
        if let call = body.onlyCall, handlerIndex(calledBy: call) == 0, sharesOutcome(with: scope),
            call.arguments.map(\.expression.trimmedDescription) == scope.names
        {
            return [StatementText(returned(scope.await))]
        }
        if scope.form.handler.shape == .optionalValuesOrError, values.count == 1,
            let choice = ValueOrErrorChoice(body.statements, value: values[0], error: error)
        {
            known.insert(choice.value)
            return try caught(
                value: choice.value == "_" ? nil : choice.value, error: choice.error, failure: choice.failure,
                success: choice.success, scope)
        }
        if values.count == 1, values[0] != "_", error == "_" || !body.mentions(error) {
            let flag = scope.form.handler.shape == .valuesOrError
            if !flag {
                return try [StatementText("let \(values[0]) = try? \(scope.call)")] + rest(body.statements, scope)
            }
        }
        let arguments = try SeparatedArguments(scope, of: body, in: self)
        return try [StatementText(arguments.text)] + rest(body.statements, scope)
    }

    func awaitedError(_ body: ClosureBody, _ scope: Scope) throws(Unconvertible) -> [StatementText] {
        let name = scope.names[0] == "_" ? unusedName("failure") : scope.names[0]
        if let call = body.onlyCall, handlerIndex(calledBy: call) == 0, handler.shape == .errorOrDone,
            call.arguments.map(\.expression.trimmedDescription) == [name]
        {
            return [StatementText(returned(scope.await))]
        }
        if let choice = ValueOrErrorChoice(body.statements, value: nil, error: name) {
            return try caught(value: nil, error: choice.error, failure: choice.failure, success: choice.success, scope)
        }
        if !body.mentions(name) {
            return try [StatementText(scope.form.handler.outcome.ignoring(scope.call))] + rest(body.statements, scope)
        }
        if scope.isGiven(name) { throw .hides(name) }
        let caught = name == "error" ? " let caught" : ""
        let text = """
            let \(name): \(optionalType(scope.form.handler.outcome.failure))
            \(doKeyword(scope)) {
            \(unit)\(scope.await)
            \(unit)\(name) = nil
            } catch\(caught) {
            \(unit)\(name) = \(caught.isEmpty ? "error" : "caught")
            }
            """
        return try [StatementText(text)] + rest(body.statements, scope)
    }
}

extension AsyncOutcome {
    /// The statement that waits for a call whose outcome is not used.
    ///
    /// - Parameter call: with `await`, without `try`.
    func ignoring(_ call: String) -> String {
        let attempt = failure == .never ? call : "try? \(call)"
        return values.isEmpty ? attempt : "_ = \(attempt)"
    }
}

extension ClosureBody {
    /// The call that is all there is.
    fileprivate var onlyCall: FunctionCallExprSyntax? {
        statements.count == 1 ? statements[0].item.as(ExprSyntax.self)?.strippedCall : nil
    }
}

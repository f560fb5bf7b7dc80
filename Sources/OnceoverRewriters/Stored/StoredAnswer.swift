import OnceoverSignatures
import SwiftSyntax

/// What takes the place of a call of a stored handler: the call that waits gets its answer.
struct StoredAnswer {
    let handler: CompletionHandler
    /// What the answer is given to.
    let waiting: WaitingCall
    /// What is in front of the name: `self.`, `self?.` or nothing.
    let receiver: String
    let unit: String
    /// The error for neither a value nor an error.
    let neither: String
    let index: ProjectIndex
    /// What stands where there is a value and an error.
    let both: BothAnswer

    private enum Outcome {
        case value(String)
        case error(String)
        case result(String)
    }

    /// One line, or several where what comes has to be looked at first.
    func text(_ call: FunctionCallExprSyntax) -> String? {
        let arguments = call.arguments.map(\.expression)
        switch handler.shape {
        case .done: return answer(.value("()"))
        case .values:
            let texts = arguments.map(\.trimmedDescription)
            return answer(.value(texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"))
        case .result: return arguments.first.map { answer(result($0)) }
        case .errorOrDone: return arguments.first.map { choice(of: $0, otherwise: answer(.value("()"))) }
        case .optionalValuesOrError, .valuesOrError: return valuesOrError(arguments)
        case .successFailurePair: return nil
        }
    }

    private func answer(_ outcome: Outcome) -> String {
        switch outcome {
        case .value(let value): receiver + waiting.answer(value: value)
        case .error(let error): receiver + waiting.answer(error: error)
        case .result(let result): receiver + waiting.answer(result: result)
        }
    }

    private func result(_ argument: ExprSyntax) -> Outcome {
        switch argument.resultCase {
        case ("success", let value)?: return .value(value?.trimmedDescription ?? "()")
        case ("failure", let error?)?: return .error(error.trimmedDescription)
        default: return .result(argument.trimmedDescription)
        }
    }

    // MARK: - Values and errors

    private func valuesOrError(_ arguments: [ExprSyntax]) -> String? {
        guard let error = arguments.last, arguments.count > 1 else { return nil }
        let values = Array(arguments.dropLast())
        let parameters = handler.types[0].parameters
        if values.allSatisfy({ $0.is(NilLiteralExprSyntax.self) }) { return failure(error) }
        let mayBeNil = zip(values, parameters).contains { $1.optionalWrapped != nil && !isKnown($0) }
        if !mayBeNil {
            let texts = values.map(\.trimmedDescription)
            let value = answer(.value(texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"))
            return both == .value && handler.shape == .optionalValuesOrError
                ? value : choice(of: error, otherwise: value)
        }
        guard values.count == 1 else { return nil }
        let (head, name) = unwrapped(values[0], as: "answer", handler.types[0].parameters[0].trimmedDescription)
        let missing = both == .value ? failure(error) : answer(.error(neither))
        if both == .value {
            let other = missing.hasPrefix("if ") ? missing : "{\n\(missing.indented(by: unit))\n}"
            return "\(head) {\n\(unit)\(answer(.value(name)))\n} else \(other)"
        }
        let value = "\(head) {\n\(unit)\(answer(.value(name)))\n} else {\n\(unit)\(missing)\n}"
        return choice(of: error, otherwise: value)
    }

    /// There is no value, and it is not known whether there is an error.
    private func failure(_ error: ExprSyntax) -> String {
        if error.is(NilLiteralExprSyntax.self) { return answer(.error(neither)) }
        if isKnown(error) { return answer(.error(error.trimmedDescription)) }
        let (head, name) = unwrapped(error, as: "failure", "(\(handler.types[0].names.anyError))?")
        return "\(head) {\n\(unit)\(answer(.error(name)))\n} else {\n\(unit)\(answer(.error(neither)))\n}"
    }

    /// The error, where there is one.
    private func choice(of error: ExprSyntax, otherwise: String) -> String {
        if error.is(NilLiteralExprSyntax.self) { return otherwise }
        if isKnown(error) { return answer(.error(error.trimmedDescription)) }
        let (condition, name) = unwrapped(error, as: "failure", "(\(handler.types[0].names.anyError))?")
        let head = "\(condition) {\n\(unit)\(answer(.error(name)))\n} else "
        return otherwise.hasPrefix("if ") ? head + otherwise : "\(head){\n\(otherwise.indented(by: unit))\n}"
    }

    /// `if let error`, and the name of what is there. A value that is not known to be optional gets an optional
    /// variable.
    private func unwrapped(
        _ expression: ExprSyntax, as name: String, _ type: String
    ) -> (head: String, name: String) {
        let text = expression.trimmedDescription
        if let local = localDeclaration(expression), case .typed = local.meaning { return ("if let \(text)", text) }
        return ("let \(name): \(type) = \(text)\nif let \(name)", name)
    }

    private func isKnown(_ expression: ExprSyntax) -> Bool {
        if expression.isNeverNil { return true }
        if let call = expression.as(FunctionCallExprSyntax.self) { return index.isNeverNil(call) }
        return localDeclaration(expression)?.isNeverNil ?? false
    }

    /// Of the variable that an expression names.
    private func localDeclaration(_ expression: ExprSyntax) -> LocalDeclaration? {
        expression.as(DeclReferenceExprSyntax.self).flatMap { LocalDeclaration.of($0.baseName.text, at: $0) }
    }
}

extension LocalDeclaration {
    /// Whether the value is there for sure: it was unwrapped, or caught, or its type says so.
    fileprivate var isNeverNil: Bool {
        switch meaning {
        case .typed(let type): isUnwrapped || type.optionalWrapped == nil
        case .value(let value): isUnwrapped || value.isNeverNil
        case .unwrapped: true
        case .untyped: scope.is(CatchClauseSyntax.self) || scope.is(SwitchCaseSyntax.self)
        case .function: true
        }
    }
}

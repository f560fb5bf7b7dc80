import OnceoverSignatures
import SwiftSyntax

extension BodyConverter {
    /// What takes the place of a call of the handler: a `return` or a `throw`.
    func exit(_ call: FunctionCallExprSyntax, handler index: Int, in block: Block) throws(Unconvertible) -> String {
        guard call.trailingClosure == nil else { throw .givenClosure }
        let arguments = call.arguments.map(\.expression)
        let text = try exitText(arguments, handler: index)
        // An error that a `catch` around it would see is not the caller's.
        if !block.mayThrow, text.mayThrow { throw .caught }
        return text.text
    }

    /// An exit, and whether it can throw.
    struct Exit {
        let text: String
        var mayThrow = false
    }

    private func exitText(_ arguments: [ExprSyntax], handler index: Int) throws(Unconvertible) -> Exit {
        switch handler.shape {
        case .done: return Exit(text: "return")
        case .values: return values(arguments)
        case .result:
            guard let argument = arguments.first else { throw .otherArguments }
            return result(argument)
        case .errorOrDone:
            guard let argument = arguments.first else { throw .otherArguments }
            return error(argument, otherwise: "return")
        case .optionalValuesOrError: return try optionalValues(arguments)
        case .valuesOrError: return try valuesAndError(arguments)
        case .successFailurePair:
            if index == 0 { return values(arguments) }
            guard let argument = arguments.first else { throw .otherArguments }
            return Exit(text: "throw \(error(argument))", mayThrow: true)
        }
    }

    private func values(_ arguments: [ExprSyntax]) -> Exit {
        if outcome.values.isEmpty { return Exit(text: "return") }
        let texts = arguments.map(text)
        return Exit(text: texts.count == 1 ? "return \(texts[0])" : "return (\(texts.joined(separator: ", ")))")
    }

    private func text(_ expression: ExprSyntax) -> String { StatementText(expression).text }

    // MARK: - Result

    private func result(_ argument: ExprSyntax) -> Exit {
        if let (name, value) = argument.resultCase {
            if name == "failure", let value { return Exit(text: "throw \(error(value))", mayThrow: true) }
            if name == "success" {
                return Exit(text: outcome.values.isEmpty ? "return" : "return \(value.map(text) ?? "()")")
            }
        }
        let throwing = outcome.failure == .never ? "" : "try "
        let mayThrow = outcome.failure != .never
        if argument.canTakeMember { return Exit(text: "return \(throwing)\(text(argument)).get()", mayThrow: mayThrow) }
        let type = handler.types[0].parameters[0].trimmedDescription
        let name = unusedName("outcome")
        return Exit(
            text: "let \(name): \(type) = \(text(argument))\nreturn \(throwing)\(name).get()", mayThrow: mayThrow)
    }

    /// An error as it can be thrown: `.notFound` needs its type.
    private func error(_ expression: ExprSyntax) -> String {
        let base = expression.implicitMember
        guard case .typed(let type) = outcome.failure, base else { return text(expression) }
        return type + text(expression)
    }

    // MARK: - Values and errors

    /// An error that may be nil.
    private func error(_ argument: ExprSyntax, otherwise: String) -> Exit {
        if argument.is(NilLiteralExprSyntax.self) { return Exit(text: otherwise) }
        if isKnown(argument) { return Exit(text: "throw \(error(argument))", mayThrow: true) }
        let (bound, name) = bound(argument, as: "failure", optionalType(outcome.failure))
        return Exit(text: bound + "if let \(name) {\n\(unit)throw \(name)\n}\n\(otherwise)", mayThrow: true)
    }

    private func valuesAndError(_ arguments: [ExprSyntax]) throws(Unconvertible) -> Exit {
        guard let error = arguments.last, arguments.count > 1 else { throw .otherArguments }
        let values = arguments.dropLast().map(text)
        let answer = "return " + (values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))")
        if error.is(NilLiteralExprSyntax.self) { return Exit(text: answer) }
        // A value that the handler received beside the error is lost, so it must not matter.
        guard values == ["false"] || !isKnown(error) else { throw .valueBesideError }
        return self.error(error, otherwise: answer)
    }

    private func optionalValues(_ arguments: [ExprSyntax]) throws(Unconvertible) -> Exit {
        guard let error = arguments.last, arguments.count > 1 else { throw .otherArguments }
        let values = Array(arguments.dropLast())
        let isFailure = values.allSatisfy { $0.is(NilLiteralExprSyntax.self) }
        if isFailure { return failure(error) }
        return try self.error(error, otherwise: answer(values))
    }

    /// Values of which some may be nil.
    private func answer(_ values: [ExprSyntax]) throws(Unconvertible) -> String {
        if values.allSatisfy(isKnown) {
            let texts = values.map(text)
            return "return " + (texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))")
        }
        guard values.count == 1 else { throw .someNil }
        met.needsError = true
        let (bound, name) = bound(values[0], as: "answer", handler.types[0].parameters[0].trimmedDescription)
        return bound + "if let \(name) {\n\(unit)return \(name)\n}\nthrow \(neither)"
    }

    /// A new variable for what may be nil.
    private func bound(_ expression: ExprSyntax, as name: String, _ type: String) -> (line: String, name: String) {
        let name = unusedName(name)
        return ("let \(name): \(type) = \(text(expression))\n", name)
    }

    private func failure(_ argument: ExprSyntax) -> Exit {
        if argument.is(NilLiteralExprSyntax.self) {
            met.needsError = true
            return Exit(text: "throw \(neither)", mayThrow: true)
        }
        if isKnown(argument) { return Exit(text: "throw \(text(argument))", mayThrow: true) }
        met.needsError = true
        let name = unusedName("failure")
        return Exit(
            text: "let \(name): (\(names.anyError))? = \(text(argument))\nthrow \(name) ?? \(neither)", mayThrow: true)
    }

    /// A name that no local variable has.
    func unusedName(_ name: String) -> String { locals.contains(name) ? unusedName(name + "_") : name }

    var neither: String { bridge.neither }

    /// Whether a value is known not to be nil.
    func isKnown(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return known.contains(name) || name == "self"
        }
        return expression.isNeverNil || isNeverNilCall(expression)
    }

    /// The value of a call, with `try` and `await` in front or not.
    func isNeverNilCall(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(TryExprSyntax.self) {
            return node.questionOrExclamationMark?.tokenKind != .postfixQuestionMark && isNeverNilCall(node.expression)
        }
        if let node = expression.as(AwaitExprSyntax.self) { return isNeverNilCall(node.expression) }
        return expression.as(FunctionCallExprSyntax.self).map(calls.isNeverNil) ?? false
    }
}

extension ContinuationBridge {
    /// - Parameter isPlain: whether it has to do with the standard library alone.
    init(isPlain: Bool) { self = isPlain ? .checked(neither: NeitherValueNorError.expression) : .once }

    /// The error for neither a value nor an error.
    var neither: String {
        switch self {
        case .once: "Interruption(.empty, at: SourceLocation())"
        case .checked(let neither): neither
        }
    }
}

import OnceoverVocabulary
import SwiftSyntax

/// The text of an async function that calls one with a completion handler.
package struct AsyncOverload {
    package let function: FunctionDeclSyntax
    package let handler: CompletionHandler
    /// The access level to write, where it is not the function's own.
    package var access: String?
    package var bridge = ContinuationBridge.once
    /// Which of a value and an error stands when both come, such as `.value`. Nil: the runtime library's choice.
    package var preference: String?
    /// How the request that the function returns is cancelled with the task. Nil: a cancellation does not end the call.
    package var cancellation: RequestCancellation?
    /// One level of indentation.
    package var unit = ""
    /// Whether the handler may be written behind the parentheses: where no other function is meant then.
    package var usesTrailingClosure = false
    /// Whether the function runs where its caller runs, as the one with the handler does.
    package var isCallersIsolation = false
    /// Whether a value that the handler receives is not `Sendable`.
    package var tellsUnsendable = false
    /// Whether the names of what the handler is told begin with the handler's own.
    package var namesHandler = false

    package init(of function: FunctionDeclSyntax, handler: CompletionHandler) {
        self.function = function
        self.handler = handler
    }

    /// The whole function, unindented.
    package var declaration: String {
        let body = body.split(separator: "\n", omittingEmptySubsequences: false).map { unit + $0 }
        return "\(documentation)\(prefix)\(signature) {\n\(body.joined(separator: "\n"))\n}"
    }

    /// The documentation comment, with a line break behind each line.
    package var documentation: String {
        DocComment(function.leadingTrivia).withoutParameters(
            handler.positions.map { parameters[$0].internalName }, returning: !handler.outcome.values.isEmpty,
            throwing: effects.contains(" throws")
        ).text
    }

    /// From `func` to the end of the `where` clause.
    package var signature: String {
        let generics = function.genericParameterClause?.trimmedDescription ?? ""
        let constraints = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        return "func \(function.name.trimmedDescription)\(generics)\(parameterClause)\(effects)\(constraints)"
    }

    private var parameters: [FunctionParameterSyntax] {
        function.signature.parameterClause.parameters.enumerated().map { $0.element.named(at: $0.offset) }
    }

    /// The parameters of the async function: all but the handler.
    package var kept: [FunctionParameterSyntax] {
        parameters.enumerated().filter { !handler.positions.contains($0.offset) }.map(\.element)
    }

    /// Attributes, each on a line, and modifiers.
    package var prefix: String {
        let attributes =
            (isDiscardable ? ["@discardableResult"] : []) + function.attributes.compactMap(\.copiedToOverload)
        let modifiers = function.modifiers.filter(\.isCopiedToOverload).map(\.trimmedDescription)
            .filter { !isCallersIsolation || $0 != "nonisolated" }
        let access = access.map { $0.isEmpty ? [] : [$0] } ?? []
        let isolation = isCallersIsolation ? [Self.callersIsolation] : []
        return attributes.map { $0 + "\n" }.joined() + (access + modifiers + isolation).map { $0 + " " }.joined()
    }

    package static let callersIsolation = "nonisolated(nonsending)"

    /// A caller that could leave out the handler was not interested in the result.
    private var isDiscardable: Bool {
        !handler.outcome.values.isEmpty && handler.positions.contains { parameters[$0].defaultValue != nil }
    }

    private var parameterClause: String {
        list(kept.map { $0.with(\.trailingComma, nil).trimmedDescription })
    }

    /// In parentheses; each on a line where the function has its parameters on several, and one would be too long.
    private func list(_ elements: [String]) -> String {
        let line = "(" + elements.joined(separator: ", ") + ")"
        let isBroken = function.signature.parameterClause.description.contains(where: \.isNewline)
        guard isBroken, !unit.isEmpty, line.count > 60, elements.count > 1 else { return line }
        return "(\n"
            + elements.map {
                $0.split(separator: "\n", omittingEmptySubsequences: false).map { unit + $0 }.joined(separator: "\n")
            }
            .joined(separator: ",\n") + "\n)"
    }

    package var effects: String { function.asyncEffects(for: handler.outcome) }

    /// Where the handler's own parameters have a name that the closure would hide.
    private var continuation: String {
        Vocabulary.continuationNames.first { !taken.contains($0) } ?? "continuation_"
    }

    private var request: String {
        var name = "request"
        while taken.contains(name) { name += "_" }
        return name
    }

    private var taken: Set<String> { Set(parameters.map(\.internalName) + [function.name.text]) }

    private var names: StandardNames { handler.types[0].names }
    private var failure: Failure { function.throwsItself ? .any : handler.outcome.failure }
    private var throwing: Bool { failure != .never }

    private var body: String {
        switch bridge {
        case .once: onceBody
        case .checked: checkedBody
        }
    }

    private var onceBody: String {
        let arguments = handler.outcome.continuationArguments(throwing: failure)
        let shared = isShared ? "\(unit)let \(continuation) = \(continuation).shared()\n" : ""
        return """
            \(throwing ? "try " : "")await \(waiting)(\(arguments)) { \(continuation) in
            \(shared)\(indentedCall)
            }
            """
    }

    private var waiting: String { cancellation == nil ? "withOnceContinuation" : "withCancellableContinuation" }

    /// The standard library has no continuation with a typed error: there, the whole result is waited for.
    private var checkedBody: String {
        if case .typed(let type) = failure {
            return """
                let result: \(names.result)<\(handler.outcome.returnType), \(type)> = await withCheckedContinuation { \(continuation) in
                \(indentedCall)
                }
                return try result.get()
                """
        }
        let waiting = throwing ? "try await withCheckedThrowingContinuation" : "await withCheckedContinuation"
        return "\(waiting) { \(typedContinuation) in\n\(indentedCall)\n}"
    }

    /// A function without a result, or with nothing as its result, does not say what its continuation waits for.
    private var typedContinuation: String {
        guard handler.outcome.values.allSatisfy({ $0 == "Void" || $0 == "()" }) else { return continuation }
        return
            "(\(continuation): CheckedContinuation<\(handler.outcome.returnType), \(throwing ? names.anyError : "Never")>)"
    }

    private var indentedCall: String {
        call.split(separator: "\n", omittingEmptySubsequences: false).map { unit + $0 }.joined(separator: "\n")
    }

    /// Of closures that may not be `@Sendable`, one can capture the continuation itself.
    private var isShared: Bool { function.throwsItself || handler.positions.count > 1 }

    private var call: String {
        let plain = "\(assignment)\(function.throwsItself ? "try " : "")\(callee)\(arguments)\(cancelling)"
        guard function.throwsItself else { return plain }
        let indented = plain.split(separator: "\n", omittingEmptySubsequences: false).map { unit + $0 }
        return
            "do {\n\(indented.joined(separator: "\n"))\n} catch {\n\(unit)\(continuation).resume(throwing: error)\n}"
    }

    /// What becomes of the result of the call.
    private var assignment: String {
        if cancellation != nil { return "let \(request) = " }
        return function.signature.returnClause.map { $0.type.isVoid } ?? true ? "" : "_ = "
    }

    private var cancelling: String {
        guard let cancellation else { return "" }
        let holder = isShared ? "\(continuation).base" : continuation
        return "\n" + cancellation.statements(request, holder, unit: unit)
    }

    /// A parameter of the same name would hide the function.
    private var callee: String {
        parameters.contains { $0.internalName == function.name.text }
            ? "self.\(function.name.text)" : function.name.text
    }

    private var arguments: String {
        let last = parameters.count - 1
        let trails = usesTrailingClosure && handler.positions == [last]
        let written = parameters.enumerated().filter { !trails || $0.offset != last }.map { position, parameter in
            if let index = handler.positions.firstIndex(of: position) { return parameter.callLabel + closure(index) }
            return parameter.callLabel + parameter.forwarded
        }
        if !trails { return list(written) }
        return (written.isEmpty ? "" : list(written)) + " " + closure(0)
    }

    /// Whether a generic parameter stands in the handler's type alone.
    private var hasGenericsOfHandler: Bool {
        let generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
        let others = Set(kept.flatMap { $0.type.trimmedDescription.words })
        return !others.isSuperset(of: generics)
    }

    private func closure(_ index: Int) -> String {
        var closure = HandlerClosure(handler)
        closure.bridge = bridge
        closure.continuation = continuation
        closure.failure = failure
        closure.unit = unit
        closure.writesTypes = hasGenericsOfHandler
        closure.tellsUnsendable = tellsUnsendable
        closure.preference = preference
        closure.name = namesHandler ? parameters[handler.positions[index]].internalName : nil
        return closure.text(index)
    }
}

extension FunctionParameterSyntax {
    /// As a call hands it on: an autoclosure is called.
    fileprivate var forwarded: String {
        let attributes = type.as(AttributedTypeSyntax.self)?.attributes.description ?? ""
        return attributes.contains("autoclosure") ? "\(reference)()" : reference
    }
}

extension AttributeListSyntax.Element {
    /// What an overload shares with its function: where and how it may be called, not how it is exported.
    fileprivate var copiedToOverload: String? {
        guard let attribute = self.as(AttributeSyntax.self) else { return nil }
        let own = [
            "objc", "IBAction", "discardableResult", "inlinable", "usableFromInline", "nonobjc", "inline", "_cdecl",
            "_silgen_name", "_dynamicReplacement", "_disfavoredOverload", "backDeployed",
        ]
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        // The async function is the new name, and it may be called from async code.
        let isAboutNames = name == "available" && ["renamed:", "noasync"].contains { trimmedDescription.contains($0) }
        return name == "Async" || own.contains(name) || isAboutNames ? nil : attribute.trimmedDescription
    }
}

extension DeclModifierSyntax {
    fileprivate var isCopiedToOverload: Bool { !["dynamic", "override"].contains(name.text) }
}

extension String {
    /// All that could be names, in the text of a type or of code.
    package var words: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}

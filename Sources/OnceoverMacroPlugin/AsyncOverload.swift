import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An async function that calls one with a completion handler.
struct AsyncOverload {
    let function: FunctionDeclSyntax
    let handler: CompletionHandler
    let access: String?

    /// Nil after a diagnostic that says why there is none.
    init?(of function: FunctionDeclSyntax, in context: some MacroExpansionContext, access: String? = nil) {
        guard let handler = AsyncOverloadCheck(function: function, context: context).handler() else { return nil }
        self.function = function
        self.handler = handler
        self.access = access
    }

    var declaration: DeclSyntax {
        "\(raw: documentation)\(raw: prefix)func \(raw: name)\(raw: parameterClause)\(raw: effects)\(raw: constraints) {\n\(raw: body)\n}"
    }

    private var parameters: [FunctionParameterSyntax] { Array(function.signature.parameterClause.parameters) }
    private var kept: [FunctionParameterSyntax] {
        parameters.enumerated().filter { !handler.positions.contains($0.offset) }.map(\.element)
    }

    private var documentation: String {
        DocComment(function.leadingTrivia).withoutParameters(handler.positions.map { parameters[$0].internalName })
    }

    private var prefix: String {
        let attributes = function.attributes.compactMap(\.copiedToOverload)
        let modifiers = function.modifiers.map(\.trimmedDescription)
        let access = access.map { $0.isEmpty ? [] : [$0] } ?? []
        return attributes.map { $0 + "\n" }.joined() + (access + modifiers).map { $0 + " " }.joined()
    }

    private var name: String {
        function.name.trimmedDescription + (function.genericParameterClause?.trimmedDescription ?? "")
    }

    private var parameterClause: String {
        "(" + kept.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ") + ")"
    }

    private var effects: String { function.asyncEffects(for: handler.outcome) }
    private var constraints: String { function.genericWhereClause.map { " " + $0.trimmedDescription } ?? "" }

    private var body: String {
        let throwing = effects.contains(" throws")
        return """
            \(throwing ? "try " : "")await withOnceContinuation(of: \(valueType).self\(failureArgument)) { continuation in
            \(isShared ? "let continuation = continuation.shared()\n" : "")\(call)
            }
            """
    }

    /// Of closures that may not be `@Sendable`, one can capture the continuation itself.
    private var isShared: Bool { function.throwsItself || handler.positions.count > 1 }

    private var valueType: String {
        let type = handler.outcome.returnType
        return type.contains(" ") && !type.hasPrefix("(") ? "(\(type))" : type
    }

    /// The plain form throws any error; the others name theirs.
    private var failureArgument: String {
        if function.throwsItself { return "" }
        switch handler.outcome.failure {
        case .any: return ""
        case .never: return ", throwing: Never.self"
        case .typed(let type): return ", throwing: \(type).self"
        }
    }

    private var call: String {
        let discard = function.signature.returnClause.map { $0.type.isVoid } ?? true ? "" : "_ = "
        let plain = "\(discard)\(function.throwsItself ? "try " : "")\(function.name.text)(\(arguments))"
        return function.throwsItself ? "do {\n\(plain)\n} catch {\ncontinuation.resume(throwing: error)\n}" : plain
    }

    private var arguments: String {
        parameters.enumerated().map { position, parameter in
            if let index = handler.positions.firstIndex(of: position) {
                return parameter.callLabel + HandlerClosure(handler).text(index)
            }
            return parameter.callLabel + parameter.internalName
        }
        .joined(separator: ", ")
    }
}

extension AttributeListSyntax.Element {
    /// What an overload shares with its function: where and how it may be called, not how it is exported.
    fileprivate var copiedToOverload: String? {
        guard let attribute = self.as(AttributeSyntax.self) else { return nil }
        let own = ["Async", "objc", "IBAction", "discardableResult", "inlinable", "usableFromInline", "nonobjc"]
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return own.contains(name) ? nil : attribute.trimmedDescription
    }
}

import SwiftDiagnostics
import SwiftSyntax

/// The edits that make a function fit for `@Async`, or free of it.
enum AsyncFix {
    static func remove(_ attribute: AttributeSyntax, from function: FunctionDeclSyntax) -> FixIt {
        let name = attribute.attributeName.trimmedDescription
        let rest = function.attributes.filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != name }
        var changed = function
        changed.attributes = rest
        changed.leadingTrivia = function.leadingTrivia
        return replace(function, with: changed, "remove '@\(name)'")
    }

    static func discardResult(of function: FunctionDeclSyntax) -> FixIt {
        var changed = function
        let attribute: AttributeSyntax = "@discardableResult "
        changed.leadingTrivia = []
        changed.attributes.insert(.attribute(attribute), at: changed.attributes.startIndex)
        changed.leadingTrivia = function.leadingTrivia
        return replace(function, with: changed, "mark the result as discardable")
    }

    static func escape(_ parameter: FunctionParameterSyntax) -> FixIt {
        var changed = parameter
        changed.type = "@escaping \(parameter.type.trimmed)"
        changed.type.trailingTrivia = parameter.type.trailingTrivia
        return replace(parameter, with: changed, "add '@escaping'")
    }

    private static func replace(_ old: some SyntaxProtocol, with new: some SyntaxProtocol, _ title: String) -> FixIt {
        FixIt(
            message: FixMessage(message: title),
            changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }
}

import OnceoverSignatures
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The async overload of a function with a completion handler.
package struct AsyncExpansion: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self) else {
            context.diagnose(.notAFunction, at: node)
            return []
        }
        if context.lexicalContext.first?.is(ProtocolDeclSyntax.self) == true {
            context.diagnose(.inProtocol, at: node, fixIts: [AsyncFix.remove(node, from: function)])
            return []
        }
        guard var overload = AsyncOverload(of: function, in: context) else { return [] }
        if case .argumentList(let arguments) = node.arguments {
            overload.preference = arguments.first?.expression.trimmedDescription
        }
        return ["\(raw: overload.declaration)"]
    }
}

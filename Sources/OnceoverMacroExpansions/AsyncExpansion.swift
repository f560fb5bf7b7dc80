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
        let arguments = AsyncArguments(node)
        guard var overload = AsyncOverload(of: function, isCancelling: arguments.cancelling != nil, in: context) else {
            return []
        }
        overload.preference = arguments.preference
        if let cancelling = arguments.cancelling {
            guard let cancellation = RequestCancellation(cancelling, of: function, in: context) else { return [] }
            overload.cancellation = cancellation
        }
        return ["\(raw: overload.declaration)"]
    }
}

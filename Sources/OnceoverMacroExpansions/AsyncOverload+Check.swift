import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxMacros

extension AsyncOverload {
    /// Nil after a diagnostic that says why there is none.
    init?(of function: FunctionDeclSyntax, in context: some MacroExpansionContext, access: String? = nil) {
        guard let handler = AsyncOverloadCheck(function: function, context: context).handler() else { return nil }
        self.init(of: function, handler: handler)
        self.access = access
    }
}

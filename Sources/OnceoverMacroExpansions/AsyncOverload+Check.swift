import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxMacros

extension AsyncOverload {
    /// Nil after a diagnostic that says why there is none.
    ///
    /// - Parameter isCancelling: whether what the function returns is used, and a cancellation is thrown.
    init?(
        of function: FunctionDeclSyntax, isCancelling: Bool = false, in context: some MacroExpansionContext,
        access: String? = nil
    ) {
        let check = AsyncOverloadCheck(function: function, usesResult: isCancelling, context: context)
        guard let handler = check.handler() else { return nil }
        self.init(of: function, handler: isCancelling ? handler.throwing : handler)
        self.access = access
        namesHandler = true
    }
}

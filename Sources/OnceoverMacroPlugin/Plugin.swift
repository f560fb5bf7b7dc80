import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        AsyncMacro.self, AsyncRequirementsMacro.self, AsyncCallbacksMacro.self, CompletionHandlerMacro.self,
    ]
}

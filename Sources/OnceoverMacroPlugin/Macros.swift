import OnceoverMacroExpansions
import SwiftSyntax
import SwiftSyntaxMacros

// The compiler looks for a macro's type in the plugin's own module, by name. What each writes is in
// OnceoverMacroExpansions, because whatever depends on a plugin is built for the host, and so would all tests be.

struct AsyncMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try AsyncExpansion.expansion(of: node, providingPeersOf: declaration, in: context)
    }
}

struct CompletionHandlerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try CompletionHandlerExpansion.expansion(of: node, providingPeersOf: declaration, in: context)
    }
}

struct AsyncRequirementsMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try AsyncRequirementsExpansion.expansion(
            of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols, in: context)
    }
}

struct AsyncCallbacksMacro: PeerMacro, MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try AsyncCallbacksExpansion.expansion(of: node, providingPeersOf: declaration, in: context)
    }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try AsyncCallbacksExpansion.expansion(
            of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    }
}

import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxMacros

/// An extension of a protocol with the async forms of its requirements that have a completion handler.
///
/// A macro of its own: one that makes extensions cannot be attached to a function.
package struct AsyncRequirementsExpansion: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
            context.diagnose(.notAProtocol, at: node)
            return []
        }
        let overloads = declaration.memberBlock.members.compactMap { member -> DeclSyntax? in
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.hasHandler else { return nil }
            return AsyncOverload(of: function, in: context, access: declaration.modifiers.access).map {
                "\(raw: $0.declaration)"
            }
        }
        let members = overloads.map(\.description).joined(separator: "\n\n")
        let extended: DeclSyntax = "extension \(type.trimmed) {\n\(raw: members)\n}"
        return overloads.isEmpty ? [] : [extended.as(ExtensionDeclSyntax.self)].compactMap { $0 }
    }
}

extension FunctionDeclSyntax {
    fileprivate var hasHandler: Bool {
        guard signature.effectSpecifiers?.asyncSpecifier == nil else { return false }
        if case .success = CompletionHandler.find(in: signature.parameterClause.parameters) { return true }
        return false
    }
}

extension DeclModifierListSyntax {
    /// The access level, which the members of a protocol share.
    var access: String {
        let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
        return first { modifier in levels.contains { modifier.name.tokenKind == .keyword($0) } }?.trimmedDescription
            ?? ""
    }
}

import OnceoverSignatures
import SwiftSyntax
import SwiftSyntaxMacros

/// The slot-based bridge of a protocol of callbacks, or of a class with callback properties.
package struct AsyncCallbacksExpansion {
    /// The `whenBusy:` argument as it is written.
    private static func policy(_ node: AttributeSyntax) -> String {
        guard case .argumentList(let arguments) = node.arguments, let policy = arguments.first else { return ".reject" }
        return policy.expression.trimmedDescription
    }
}

extension AsyncCallbacksExpansion: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if declaration.is(ClassDeclSyntax.self) { return [] }
        guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
            context.diagnose(.noCallbacks, at: node)
            return []
        }
        let functions = declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        if let other = declaration.memberBlock.members.first(where: { !$0.decl.isCallback }) {
            context.diagnose(.notACallback, at: other)
            return []
        }
        if functions.isEmpty {
            context.diagnose(.noCallbacks, at: node)
            return []
        }
        return [DelegateBridge(delegate: declaration, functions: functions, policy: policy(node)).declaration]
    }
}

extension AsyncCallbacksExpansion: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else { return [] }
        let properties = declaration.memberBlock.members.flatMap { member -> [(String, HandlerType)] in
            member.decl.as(VariableDeclSyntax.self)?.callbackProperties ?? []
        }
        if properties.isEmpty {
            context.diagnose(.noCallbacks, at: node)
            return []
        }
        return PropertyBridge(owner: declaration, properties: properties, policy: policy(node)).declarations
    }
}

extension DeclSyntax {
    /// Whether a requirement is a function that a delegate can take without giving anything back.
    fileprivate var isCallback: Bool {
        guard let function = self.as(FunctionDeclSyntax.self) else { return false }
        let effects = function.signature.effectSpecifiers
        let isPlain = effects?.asyncSpecifier == nil && effects?.throwsClause == nil
        return isPlain && function.signature.returnClause.map { $0.type.isVoid } ?? true
    }
}

extension VariableDeclSyntax {
    /// Stored `var`s that hold an optional closure.
    fileprivate var callbackProperties: [(String, HandlerType)] {
        guard bindingSpecifier.tokenKind == .keyword(.var) else { return [] }
        return bindings.compactMap { binding in
            guard let type = binding.typeAnnotation.flatMap({ HandlerType($0.type) }), type.isOptional,
                type.returnsVoid, binding.accessorBlock == nil
            else { return nil }
            return (binding.pattern.trimmedDescription, type)
        }
    }
}

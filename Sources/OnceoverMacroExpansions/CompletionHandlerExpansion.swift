import OnceoverSignatures
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The completion-handler overload of an async function.
package struct CompletionHandlerExpansion: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self),
            function.signature.effectSpecifiers?.asyncSpecifier != nil
        else {
            let fixes = declaration.as(FunctionDeclSyntax.self).map { [makeAsync($0)] } ?? []
            context.diagnose(.notAsync, at: node, fixIts: fixes)
            return []
        }
        if context.lexicalContext.first?.is(ProtocolDeclSyntax.self) == true {
            context.diagnose(.requirement, at: node)
            return []
        }
        return [
            CallbackOverload(
                function: function, saysSelf: context.lexicalContext.first?.isReferenceOrExtension ?? false
            ).declaration
        ]
    }

    private static func makeAsync(_ function: FunctionDeclSyntax) -> FixIt {
        var signature = function.signature
        var effects = signature.effectSpecifiers ?? FunctionEffectSpecifiersSyntax()
        effects.asyncSpecifier = .keyword(.async, trailingTrivia: .space)
        signature.effectSpecifiers = effects
        return FixIt(
            message: FixMessage(message: "make the function async"),
            changes: [.replace(oldNode: Syntax(function.signature), newNode: Syntax(signature))])
    }
}

/// A function with a completion handler that calls an async one.
struct CallbackOverload {
    let function: FunctionDeclSyntax
    /// In a class or an actor, a closure that escapes has to say `self`. A macro does not see what an extension
    /// extends.
    let saysSelf: Bool

    var declaration: DeclSyntax {
        """
        \(raw: documentation)\(raw: prefix)func \(raw: name)(\(raw: parameters)) -> Task<Void, Never>\(raw: constraints) {
        callBack(\(raw: handler), on: context) {\(raw: closureSignature)
        \(raw: call)
        }
        }
        """
    }

    private var documentation: String { DocComment(function.leadingTrivia).text }

    private var prefix: String {
        let own = ["CompletionHandler", "discardableResult", "inlinable", "usableFromInline"]
        let attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { !own.contains($0.attributeName.trimmedDescription) }
        let lines = ["@discardableResult"] + attributes.map(\.trimmedDescription)
        return lines.map { $0 + "\n" }.joined() + function.modifiers.map { $0.trimmedDescription + " " }.joined()
    }

    private var name: String {
        function.name.trimmedDescription + (function.genericParameterClause?.trimmedDescription ?? "")
    }

    private var constraints: String { function.genericWhereClause.map { " " + $0.trimmedDescription } ?? "" }
    private var value: String { function.signature.returnClause?.type.trimmedDescription ?? "Void" }
    private var throwsClause: ThrowsClauseSyntax? { function.signature.effectSpecifiers?.throwsClause }

    private var parameters: String {
        let kept = function.signature.parameterClause.parameters.map {
            $0.with(\.trailingComma, nil).trimmedDescription
        }
        let added = [
            "on context: CallbackContext = .anywhere", "completion: @escaping @Sendable (\(handlerArgument)) -> Void",
        ]
        return (kept + added).joined(separator: ", ")
    }

    private var returnsVoid: Bool { TypeSyntax(stringLiteral: value).isVoid }

    private var handlerArgument: String {
        if throwsClause == nil { return returnsVoid ? "" : value }
        return "Result<\(value), \(throwsClause?.type?.trimmedDescription ?? "any Error")>"
    }

    private var handler: String {
        throwsClause == nil && returnsVoid ? "{ (_: Void) in completion() }" : "completion"
    }

    /// A closure's typed error is not inferred.
    private var closureSignature: String {
        throwsClause?.type == nil ? "" : " () async \(throwsClause?.trimmedDescription ?? "") -> \(value) in"
    }

    private var call: String {
        let arguments = function.signature.parameterClause.parameters.map { $0.callLabel + $0.internalName }
        let callee = saysSelf ? "self.\(function.name.text)" : function.name.text
        let call = "await \(callee)(\(arguments.joined(separator: ", ")))"
        return throwsClause == nil ? call : "try \(call)"
    }
}

extension Syntax {
    fileprivate var isReferenceOrExtension: Bool {
        self.is(ClassDeclSyntax.self) || self.is(ActorDeclSyntax.self) || self.is(ExtensionDeclSyntax.self)
    }
}

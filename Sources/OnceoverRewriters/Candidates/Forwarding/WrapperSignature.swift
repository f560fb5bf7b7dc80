import OnceoverSignatures
import SwiftSyntax

/// The signature of an async function beside one with a completion handler: whether its body could be the other's.
struct WrapperSignature {
    private let form: ProjectFunction
    private var node: FunctionDeclSyntax { form.node }

    init(_ form: ProjectFunction) { self.form = form }

    /// Whether it is called as an async form that we would write, from the same places and on the same actor.
    func fits(_ candidate: Candidate) -> Bool {
        let function = candidate.function.node
        return written.condensed == AsyncOverload(of: function, handler: candidate.handler).signature.condensed
            && form.isStatic == candidate.function.isStatic
            && node.conditionalClause == function.conditionalClause
            && Syntax(node).conditionsOfUse == Syntax(function).conditionsOfUse
    }

    /// Whether all code that uses the form may also use the function itself. Code that uses a requirement uses its
    /// protocol.
    func isNoMoreVisible(than candidate: Candidate) -> Bool {
        candidate.function.place == .protocol || node.accessLevel == candidate.function.node.accessLevel
    }

    /// From `func` on, without a result that is nothing.
    private var written: String {
        let signature = node.signature
        let isVoid = signature.returnClause?.type.isVoid ?? true
        let parts: [String?] = [
            "func", node.name.text, node.genericParameterClause?.trimmedDescription,
            signature.parameterClause.trimmedDescription, signature.effectSpecifiers?.trimmedDescription,
            isVoid ? nil : signature.returnClause?.trimmedDescription, node.genericWhereClause?.trimmedDescription,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}

extension String {
    /// Without white space, and without the comma behind the last of several parameters.
    fileprivate var condensed: String { filter { !$0.isWhitespace }.replacing(",)", with: ")") }
}

extension Syntax {
    /// On which systems and actors a function and what is around it may be used, as it is written.
    fileprivate var conditionsOfUse: Set<String> {
        var result: Set<String> = []
        var node: Syntax? = self
        while let current = node {
            if let attributed = current.asProtocol((any WithAttributesSyntax).self) {
                result.formUnion(attributed.attributes.filter(\.limitsUse).map(\.trimmedDescription))
            }
            if let function = current.as(FunctionDeclSyntax.self), function.isNonisolated {
                result.insert("nonisolated")
            }
            node = current.parent
        }
        return result
    }
}

extension AttributeListSyntax.Element {
    /// A new name and a deprecation limit nothing.
    fileprivate var limitsUse: Bool {
        guard attributeName == "available" else { return isGlobalActor || attributeName == "concurrent" }
        return !["deprecated", "renamed:"].contains { trimmedDescription.contains($0) }
    }
}

extension FunctionDeclSyntax {
    /// As it is written, at the function or at the extension around it; empty where it is not.
    fileprivate var accessLevel: String {
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        let around = enclosing(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
        return (modifiers.map(\.name.text) + around).first(where: levels.contains) ?? ""
    }

    /// With `nonsending`, it runs where its caller runs, as what is called without waiting does.
    fileprivate var isNonisolated: Bool {
        modifiers.contains { $0.name.text == "nonisolated" && $0.detail?.detail.text != "nonsending" }
    }
}

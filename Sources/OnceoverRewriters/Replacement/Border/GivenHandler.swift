import OnceoverSignatures
import SwiftSyntax

/// A handler that a call is given by name: one that the caller was given itself, or a function of the project.
struct GivenHandler {
    /// What calls it in a task.
    var text: String
    let isOptional: Bool
    let isSendable: Bool
    /// Whether it has to have its value before the task starts: the object of a method may be another one then, and a
    /// function with labels is called without them.
    let isBound: Bool
    /// The types of its arguments.
    let parameters: [TypeSyntax]

    /// Nil if it is not known what the name means.
    ///
    /// - Parameter isolation: of the code around.
    init?(_ reference: ExprSyntax, _ receivers: ReceiverType, isolation: Isolation) {
        if let name = reference.as(DeclReferenceExprSyntax.self),
            let local = LocalDeclaration.of(name.baseName.text, at: name)
        {
            guard case .typed(let written) = local.meaning,
                let type = HandlerType(written, aliases: receivers.index.aliases(in: receivers.types(around: name)))
            else { return nil }
            self.init(local: name, type)
        } else {
            guard let function = Self.function(reference, receivers, isolation) else { return nil }
            self.init(reference, function)
        }
    }

    private init(local name: DeclReferenceExprSyntax, _ type: HandlerType) {
        text = name.baseName.text
        isOptional = type.isOptional
        isSendable = type.isSendable
        isBound = false
        parameters = type.parameters
    }

    private init(_ reference: ExprSyntax, _ function: ProjectFunction) {
        let isGlobal = function.place == .topLevel
        isBound = !isGlobal || function.labels.contains { $0 != "_" } || !reference.is(DeclReferenceExprSyntax.self)
        text = isBound ? reference.trimmedDescription : function.name
        isOptional = false
        isSendable = isGlobal
        parameters = function.parameters.map(\.type)
    }

    /// The one function that the reference can mean, if code of that isolation can call it without waiting.
    private static func function(
        _ reference: ExprSyntax, _ receivers: ReceiverType, _ isolation: Isolation
    ) -> ProjectFunction? {
        let member = reference.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName ?? reference.as(DeclReferenceExprSyntax.self),
            member?.base.map(\.isPlainReference) ?? true, case .functions(let all) = receivers.owner(of: name)
        else { return nil }
        let labels = name.argumentNames?.arguments.map(\.name.text)
        let functions = all.filter { labels == nil || labels == $0.labels }
        guard let function = functions.first, functions.count == 1, !function.isAsync, !function.isGeneric else {
            return nil
        }
        let own = Isolation(around: Syntax(function.node.signature), in: receivers.index, receivers.relations)
        return own == .none || own == isolation ? function : nil
    }
}

extension ProjectFunction {
    fileprivate var isGeneric: Bool { node.genericParameterClause != nil }
}

extension ExprSyntax {
    /// `self`, `view`, `self.app.view`: nothing is called.
    fileprivate var isPlainReference: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base.map(\.isPlainReference) ?? false }
        return self.is(DeclReferenceExprSyntax.self)
    }
}

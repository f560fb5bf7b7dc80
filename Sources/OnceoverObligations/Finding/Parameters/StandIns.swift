import OnceoverAnalysis
import OnceoverSymbols
import SwiftSyntax

/// Whether a function is there for others to replace, or to do nothing.
struct StandIns {
    let code: FileCode
    let others: OtherFiles
    let handlers: HandlerParameters
    var function: Int { handlers.function }
    var declared: DeclaredFunction { handlers.declared }

    /// `@available(*, unavailable, renamed: "load()")`: it cannot be called.
    var isUnavailable: Bool {
        declared.attributes.contains { attribute in
            guard case .availability(let arguments)? = attribute.as(AttributeSyntax.self)?.arguments else {
                return false
            }
            let words = arguments.map(\.argument.trimmedDescription)
            return words.first == "*" && words.contains("unavailable")
        }
    }

    /// A method that subclasses of the file replace, and that does nothing itself, only says what they must do.
    var isAbstract: Bool {
        code.declarations.overridden.contains(declared.fullName) && !declared.isOverride && isPart
            && !declared.body.description.contains(declared.parameters.last.map { $0.name + "(" } ?? "(")
            && isSubclassed
    }

    /// Whether a method does no more than what an overriding method may do in addition.
    private var isPart: Bool { declared.body.count <= 2 }

    /// Whether a subclass in another file replaces the method, which does little itself.
    var isReplacedElsewhere: Bool {
        isPart && nameToReplace.map { others.isSaid(.replaced, of: $0) } ?? false
    }

    /// The question whether a subclass in another file replaces the method.
    var asksWhoReplaces: Set<Ask> {
        guard isPart, let name = nameToReplace else { return [] }
        return [Statement.replaced.ask(of: name)]
    }

    private var nameToReplace: String? {
        declared.simpleTypeName.map { Statement.method(declared.fullName, of: $0) }
    }

    private var isSubclassed: Bool {
        guard let own = declared.simpleTypeName else { return false }
        return code.declarations.conformances.contains { $0.names.contains(own) }
    }

    /// A method with an empty body may do nothing on purpose: if a protocol requires it, if an extension provides it as
    /// a default, if a comment says so, or if only a vague name makes its closure a completion handler.
    var isNoOperation: Bool {
        guard declared.body.isEmpty else { return false }
        return declared.isInitializer || isToBeReplaced || !code.inheritedTypes(of: function).isEmpty
            || declared.rightBrace.leadingTrivia.contains(where: \.isComment)
            || !declared.parameters.contains { handlers.isExplicit($0) && handlers.isEscaping($0.node.type) }
    }

    private var isToBeReplaced: Bool {
        guard let type = declared.simpleTypeName else { return false }
        let group = sequence(first: Syntax(declared.nameToken), next: \.parent).first {
            $0.isProtocol(DeclGroupSyntax.self)
        }
        return group?.is(ExtensionDeclSyntax.self) ?? false || type.hasPrefix("Abstract") || type.hasPrefix("Base")
            || type.hasSuffix("Base")
    }
}

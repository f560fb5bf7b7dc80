import OnceoverSignatures
import SwiftSyntax

/// Which values may be sent to another thread, as the declarations of the project say.
extension ProjectIndex {
    /// Whether `self` may not be sent where a function runs that belongs to no actor.
    func hasUnsendableSelf(_ function: ProjectFunction) -> Bool {
        guard !function.isStatic, isUnsendable(named: function.scope.joined(separator: ".")) else { return false }
        return !function.node.attributes.contains(where: \.isGlobalActor)
    }

    /// Whether a value of the type with this full name may not be sent.
    func isUnsendable(named name: String) -> Bool { isUnsendable(anyOf: [name]) }

    /// Whether a value of the type may not be sent. A type that the project does not declare is assumed to be `Sendable`,
    /// unless it may hold anything. Of several types of a name, any may be meant.
    func isUnsendable(_ type: String) -> Bool {
        let words = type.words
        return !words.contains("Sendable")
            && (words.contains(where: \.isPlainlyUnsendable) || isUnsendable(anyOf: named(by: type)))
    }

    /// Whether a value of the type may be sent, as the declarations of the project say, and what is known of the standard
    /// library and Foundation.
    func isKnownSendable(_ type: String) -> Bool {
        if type.words.contains("Sendable") { return true }
        if type.contains("->") || isUnsendable(type) { return false }
        return type.words.allSatisfy { typeNames[$0] != nil || $0.isPlainlySendable }
    }

    /// Whether a value may not be sent that a function has as a parameter, by its type.
    func isUnsendable(_ type: TypeSyntax, of function: FunctionDeclSyntax) -> Bool {
        let type = type.trimmedDescription
        // A metatype is no value of its type.
        guard !type.hasSuffix(".Type") else { return false }
        return isUnsendable(type) || !unsendableGenerics(of: function).isDisjoint(with: type.words)
    }

    /// Generic parameters that nothing makes `Sendable`.
    private func unsendableGenerics(of function: FunctionDeclSyntax) -> Set<String> {
        let parameters = function.genericParameterClause?.parameters.map { $0 } ?? []
        let requirements = function.genericWhereClause?.requirements.map(\.trimmedDescription) ?? []
        let open = parameters.map { parameter in
            let name = parameter.name.text
            let said = requirements.filter { $0.hasPrefix(name) }.joined(separator: " ")
            return (name, ((parameter.inheritedType?.trimmedDescription ?? "") + " " + said).words)
        }
        return Set(open.filter { !$0.1.contains(where: isSaidSendable) }.map(\.0))
    }

    /// The full names of all types that a type as it is written may mean, with those of its generic arguments.
    private func named(by type: String) -> [String] { type.words.flatMap { typeNames[$0] ?? [] } }

    private func isUnsendable(anyOf names: [String]) -> Bool {
        var seen: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let type = types[name], !isSaidSendable(name) else { continue }
            if isUnsendable(type, named: name) { return true }
            if type.isValue { open += (held[name] ?? []).flatMap(named) }
        }
        return false
    }

    /// By its own declaration, where it does not say that it is `Sendable`, and whatever the types are that it holds.
    private func isUnsendable(_ type: DeclaredType, named name: String) -> Bool {
        switch type.kind {
        case .actor: return false
        case .class: return !type.isView
        case .protocol: return true
        case .struct, .enum:
            // In Swift 5 mode, a closure that such a value holds, or a value of a generic type, does not count.
            return type.isPublic && !type.attributes.contains("frozen")
        }
    }

    /// By itself or by what it inherits from. A type that belongs to a global actor is `Sendable`, too.
    private func isSaidSendable(_ name: String) -> Bool {
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if types[next]?.isGlobalActor == true || next.hasSuffix("Sendable") { return true }
            if ["Error", "LocalizedError", "Actor"].contains(next) { return true }
            open += parents(of: next)
        }
        return false
    }
}

extension DeclaredType {
    /// Whether it is a view or its like, which belongs to the main actor.
    fileprivate var isView: Bool {
        inherited.contains { $0.hasPrefix("UI") || $0.hasSuffix("ViewController") || $0.hasSuffix("View") }
    }
}

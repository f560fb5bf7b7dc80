import OnceoverVocabulary
import SwiftSyntax

/// Where a value keeps an obligation that it is made with, for as long as it lives: `let reply` of `ReplyBox(reply: completion)`,
/// the payload of `.waiting(continuation)`.
package struct CarriedMember: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case constant(String)
        case payload(caseName: String, index: Int)
    }

    /// With the types around it.
    package let typeName: String
    package let place: Place
    package let shape: HandlerShape

    /// What it is called by.
    package var name: String {
        switch place {
        case .constant(let name): name
        case .payload(let caseName, _): caseName
        }
    }
}

extension Declarations {
    /// What a constant of one of the file's types carries; nil if its type is not an obligation.
    ///
    /// - Parameter given: what it is where its type is left open, as in `Box<Value>`.
    package func carried(byConstant name: String, of type: String, given: HandlerShape) -> CarriedMember? {
        guard let written = stores.constantType(name, of: type), !hasDeinitializer(type) else { return nil }
        let shape = written.isGenericParameter ? given : HandlerShape(written, aliases: aliases)
        return member(of: type, at: .constant(name), shape)
    }

    /// The same for what a case is made with.
    ///
    /// - Parameters:
    ///   - type: the enum, by its own name; nil if the case alone says it.
    ///   - owner: the type in whose body the case stands.
    package func carried(
        byCase name: String, argument: Int, of type: String?, seenFrom owner: String?
    ) -> CarriedMember? {
        // What a `switch` makes of these is known of two cases only, whatever the type.
        guard !Vocabulary.outcomeCases.contains(name) else { return nil }
        let fullName = type.flatMap { self.fullName(ofType: $0, seenFrom: owner) }
        let all = payloads.filter { $0.payload.caseName == name && (type == nil || $0.typeName == fullName) }
        let own = owner.map { owner in all.filter { $0.typeName.hasPrefix(owner + ".") } } ?? []
        let cases = own.isEmpty ? all : own
        guard Set(cases.map(\.typeName)).count == 1, let found = cases.first(where: { $0.payload.index == argument })
        else { return nil }
        let shape = HandlerShape(found.payload.type, aliases: aliases)
        return member(of: found.typeName, at: .payload(caseName: name, index: argument), shape)
    }

    private func member(
        of type: String, at place: CarriedMember.Place, _ shape: HandlerShape
    ) -> CarriedMember? {
        switch shape {
        case .handler, .presumedHandler, .continuation, .promise:
            CarriedMember(typeName: type, place: place, shape: shape)
        case .answerable, .stream, .slot, .other: nil
        }
    }

    /// The full name of the type that a short name means; nil if it may be one of several.
    ///
    /// - Parameter owner: the type in whose body it stands: what is declared there, or around there, hides others.
    package func fullName(ofType name: String, seenFrom owner: String?) -> String? {
        if let nearest = name.fullNames(seenFrom: owner).first(where: { stores.names[$0] != nil }) { return nearest }
        let found = stores.names.keys.filter { $0.simpleName == name }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether a type of the file is a struct that has the initialiser that every struct has.
    package func isMadeByMembers(_ type: String) -> Bool {
        !stores.isReference(type) && !functions.contains { $0.isInitializer && $0.typeName == type }
    }

    private func hasDeinitializer(_ type: String) -> Bool {
        functions.contains { $0.isDeinitializer && $0.typeName == type }
    }
}

extension TypeSyntax {
    /// Whether it is a parameter of the type in which it is written.
    fileprivate var isGenericParameter: Bool {
        guard let name = self.as(IdentifierTypeSyntax.self)?.name.text else { return false }
        let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
            $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        }
        return around.contains { $0.parameters.contains { $0.name.text == name } }
    }
}

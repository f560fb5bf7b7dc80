import SwiftSyntax

/// What a class, an actor, a struct or an extension says behind its colon.
package struct Conformance: Sendable {
    /// With the types around it: `Kiln.State`.
    package let typeName: String
    /// The superclass and the protocols, by their own names.
    package let names: [String]
    package let nameToken: TokenSyntax

    init(typeName: String, clause: InheritanceClauseSyntax, nameToken: TokenSyntax) {
        self.typeName = typeName
        self.nameToken = nameToken
        names = clause.inheritedTypes.flatMap { Self.names(in: $0.type) }
    }

    /// `A & B` names two; `@preconcurrency A` and `Module.A` name `A`.
    static func names(in type: TypeSyntax) -> [String] {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): [node.name.text]
        case .memberType(let node): [node.name.text]
        case .attributedType(let node): names(in: node.baseType)
        case .compositionType(let node): node.elements.flatMap { names(in: $0.type) }
        default: []
        }
    }
}

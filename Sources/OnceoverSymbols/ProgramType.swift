import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// The type that a program begins with, or its delegate: one object, from the start to the end.
package enum ProgramType {
    static func isMarked(_ attributes: AttributeListSyntax) -> Bool {
        !attributes.isEmpty
            && attributes.contains { element in
                let name = element.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                return name.map(Vocabulary.programAttributes.contains) ?? false
            }
    }

    /// Whether a function runs once, as the program starts.
    static func isStart(_ function: DeclaredFunction, of types: Set<String>) -> Bool {
        guard let type = function.typeName, types.contains(type) else { return false }
        return function.isInitializer || function.fullName.contains(start)
    }

    /// What stands in the name of a delegate's function that does.
    static let start = "idFinishLaunching"

    static func isDelegate(_ clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains { inherited in
            Conformance.names(in: inherited.type).contains { $0.hasSuffix("ApplicationDelegate") }
        } ?? false
    }
}

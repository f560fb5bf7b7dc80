import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// The types of a file whose values always carry one obligation: `struct Request { let completion: … }`. A list or
/// dictionary of such values is a list of obligations.
struct ElementTypes {
    /// The constant that is the obligation.
    struct Member {
        let name: String
        let shape: HandlerShape
    }

    /// By the full names of the types.
    private var members: [String: Member] = [:]
    /// Where one of the types may be named.
    private let places: WordPlaces

    /// - Parameter words: where a type may be written that is an obligation.
    init(in file: SourceFile, types: [String: StoredMembers], aliases: [String: TypeSyntax], words: WordPlaces) {
        for (name, type) in types {
            let constants = type.declarations.filter {
                $0.bindingSpecifier.tokenKind == .keyword(.let)
                    && words.hasAny(in: $0.position.utf8Offset..<$0.endPosition.utf8Offset)
            }
            let found = constants.flatMap(StoredVariable.all).compactMap { Self.member($0, aliases) }
            if found.count == 1 { members[name] = found[0] }
        }
        let names = Set(members.keys.map(\.simpleName))
        places = names.isEmpty ? WordPlaces() : WordPlaces(of: names.sorted(), in: file.words)
    }

    /// An optional member may have been answered already, and a member that may be called often is no obligation.
    private static func member(_ constant: StoredVariable, _ aliases: [String: TypeSyntax]) -> Member? {
        let shape = HandlerShape(constant.type.syntax, aliases: aliases)
        switch shape {
        case .continuation(isOptional: false): return Member(name: constant.name.text, shape: shape)
        case .handler(isOptional: false) where HandlerName.isCompletion(constant.name.text):
            return Member(name: constant.name.text, shape: shape)
        default: return nil
        }
    }

    /// - Parameter name: the full name of a type.
    subscript(name: String) -> Member? { members[name] }

    func mayBeNamed(in node: VariableDeclSyntax) -> Bool {
        places.hasAny(in: node.position.utf8Offset..<node.endPosition.utf8Offset)
    }
}

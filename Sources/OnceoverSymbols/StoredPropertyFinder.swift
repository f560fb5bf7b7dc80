import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Puts types together: a property of a struct that a lock guards is a property of the type that has the lock.
struct StoredPropertyFinder {
    let types: [String: StoredMembers]
    let aliases: [String: TypeSyntax]

    /// The value types that hold an obligation, directly or in a member. Only they are looked into: a type may have
    /// hundreds of members, and each of those too.
    let holders: Set<String>

    /// Where a type may be written that holds an obligation; nil where its name alone need not show it.
    private let places: WordPlaces?

    let elements: ElementTypes

    init(in file: SourceFile, types: [String: StoredMembers], aliases: [String: TypeSyntax]) {
        self.types = types
        self.aliases = aliases
        let whole = 0..<file.words.count
        let isNameEnough = aliases.isEmpty && !ObligationType.words.contains { file.words.contains($0, in: whole) }
        let enums = Self.enumsOfHandlers(among: types)
        holders = isNameEnough ? enums : Self.holders(among: types, aliases: aliases).union(enums)
        let places = WordPlaces(of: HandlerShape.words + enums.map(\.simpleName).sorted(), in: file.words)
        elements = ElementTypes(in: file, types: types, aliases: aliases, words: places)
        self.places = isNameEnough ? places : nil
    }

    /// - Complexity: O(members × depth of nesting).
    private static func holders(among types: [String: StoredMembers], aliases: [String: TypeSyntax]) -> Set<String> {
        let mentions = types.filter { !$0.value.isReference }.mapValues { members in
            let types = members.variables.map(\.type) + members.payloads.map { .written($0.type) }
            return Set(types.flatMap(\.names))
        }
        let obligations = ObligationType.names.union(aliases.keys)
        var found = Set(mentions.filter { !$0.value.isDisjoint(with: obligations) }.keys)
        for _ in 0..<4 {
            let simple = Set(found.map(\.simpleName))
            found.formUnion(mentions.filter { !$0.value.isDisjoint(with: simple) }.keys)
        }
        return found
    }

    /// The enums with a case that carries a closure: `case washing(done: (Bool) -> Void)`.
    private static func enumsOfHandlers(among types: [String: StoredMembers]) -> Set<String> {
        let enums = types.filter { type in
            type.value.payloads.contains {
                $0.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
            }
        }
        return Set(enums.keys)
    }

    func all() -> [StoredProperty] {
        types.keys.sorted().flatMap { name in
            types[name]!.declarations.filter(mayHold).flatMap(StoredVariable.all).flatMap {
                properties(at: Place($0, of: name))
            }
        }
    }

    private func mayHold(_ node: VariableDeclSyntax) -> Bool {
        elements.mayBeNamed(in: node)
            || places?.hasAny(in: node.position.utf8Offset..<node.endPosition.utf8Offset) ?? true
    }
}

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
        let isNameEnough = aliases.isEmpty && !Self.holding.contains { file.words.contains($0, in: whole) }
        holders = isNameEnough ? [] : Self.holders(among: types, aliases: aliases)
        let places = WordPlaces(of: HandlerShape.words, in: file.words)
        elements = ElementTypes(in: file, types: types, aliases: aliases, words: places)
        self.places = isNameEnough ? places : nil
    }

    /// - Complexity: O(members × depth of nesting).
    private static func holders(among types: [String: StoredMembers], aliases: [String: TypeSyntax]) -> Set<String> {
        let mentions = types.filter { !$0.value.isReference }.mapValues { members in
            let types = members.variables.map(\.type) + members.payloads.map { .written($0.type) }
            return Set(types.flatMap(\.names))
        }
        let obligations = Set(Self.holding).union(aliases.keys)
        var found = Set(mentions.filter { !$0.value.isDisjoint(with: obligations) }.keys)
        for _ in 0..<4 {
            let simple = Set(found.map(\.simpleName))
            found.formUnion(mentions.filter { !$0.value.isDisjoint(with: simple) }.keys)
        }
        return found
    }

    /// The types that are obligations by their names.
    private static let holding = ["CheckedContinuation", "UnsafeContinuation", "EventLoopPromise", "Continuation"]

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

import SwiftSyntax

/// A stored property that may hold a continuation, a handler or a promise while it waits.
package struct StoredProperty: Sendable {
    /// How the property holds what it holds.
    package enum Container: Hashable, Sendable {
        /// An optional: one at a time.
        case single
        /// An array, dictionary or set.
        case collection
        /// The payload of an enum case, by the name of the case and the number of the payload.
        case payload(caseName: String, index: Int)
    }

    package let typeName: String
    /// The names on the way from `self`: `["waiting"]`, `["state", "waiting"]` for a struct behind a lock.
    package let path: [String]
    package let shape: HandlerShape
    package let container: Container
    package let nameToken: TokenSyntax
    package let isPrivate: Bool
}

/// What a nominal type stores, before types are put together.
struct StoredMembers {
    struct Member {
        let name: TokenSyntax
        let type: TypeSyntax
        let isPrivate: Bool
    }

    struct Payload {
        let caseName: String
        let index: Int
        let type: TypeSyntax
    }

    /// A reference is followed where its own type is.
    var isReference = false
    var variables: [Member] = []
    var payloads: [Payload] = []
}

/// Puts types together: a property of a struct that a lock guards is a property of the type that has the lock.
struct StoredPropertyFinder {
    let types: [String: StoredMembers]
    let aliases: [String: TypeSyntax]

    /// The value types that hold an obligation, directly or in a member. Only they are looked into: a type may have
    /// hundreds of members, and each of those too.
    private let holders: Set<String>

    init(types: [String: StoredMembers], aliases: [String: TypeSyntax]) {
        self.types = types
        self.aliases = aliases
        holders = Self.holders(among: types, aliases: aliases)
    }

    /// - Complexity: O(members × depth of nesting).
    private static func holders(among types: [String: StoredMembers], aliases: [String: TypeSyntax]) -> Set<String> {
        func names(in type: TypeSyntax) -> [String] {
            type.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            }
        }
        let obligations: Set<String> = [
            "CheckedContinuation", "UnsafeContinuation", "EventLoopPromise", "Continuation",
        ]
        let mentions = types.filter { !$0.value.isReference }.mapValues { members in
            Set((members.variables.map(\.type) + members.payloads.map(\.type)).flatMap(names))
        }
        var found = Set(mentions.filter { !$0.value.isDisjoint(with: obligations.union(aliases.keys)) }.keys)
        for _ in 0..<4 {
            let simple = Set(found.compactMap { $0.split(separator: ".").last.map(String.init) })
            found.formUnion(mentions.filter { !$0.value.isDisjoint(with: simple) }.keys)
        }
        return found
    }

    func all() -> [StoredProperty] {
        types.keys.sorted().flatMap { name in
            types[name]!.variables.flatMap { properties(of: $0, in: name, path: [], type: $0.type, depth: 0) }
        }
    }

    /// Those that are no optionals: one object for each call.
    func held() -> [StoredProperty] {
        types.keys.sorted().filter { types[$0]!.isReference }.flatMap { name in
            types[name]!.variables.compactMap { held($0, in: name) }
        }
    }

    private func held(_ member: StoredMembers.Member, in typeName: String) -> StoredProperty? {
        let shape = HandlerShape(member.type, aliases: aliases)
        switch shape {
        case .continuation(isOptional: false), .promise(isOptional: false): break
        case .handler(isOptional: false) where HandlerName.isCompletion(member.name.text): break
        default: return nil
        }
        return StoredProperty(
            typeName: typeName, path: [member.name.text], shape: shape, container: .single, nameToken: member.name,
            isPrivate: member.isPrivate)
    }

    private func properties(
        of member: StoredMembers.Member, in typeName: String, path: [String], type: TypeSyntax, depth: Int
    ) -> [StoredProperty] {
        guard depth < 4 else { return [] }
        let path = depth == 0 ? path + [member.name.text] : path
        func make(_ shape: HandlerShape, _ container: StoredProperty.Container) -> [StoredProperty] {
            [
                StoredProperty(
                    typeName: typeName, path: path, shape: shape, container: container, nameToken: member.name,
                    isPrivate: member.isPrivate)
            ]
        }
        let shape = HandlerShape(type, aliases: aliases)
        if shape != .other { return shape.isOptional ? make(shape, .single) : [] }
        if let element = elementType(of: type) {
            let shape = elementShape(of: element)
            return shape == .other ? [] : make(shape, .collection)
        }
        if let wrapped = guardedType(of: type) {
            return properties(of: member, in: typeName, path: path, type: wrapped, depth: depth + 1)
        }
        return membersOfNamedType(type, member, in: typeName, path: path, depth: depth)
    }

    /// The continuation in an element, also where it is one part of a tuple.
    private func elementShape(of type: TypeSyntax) -> HandlerShape {
        if let tuple = type.as(TupleTypeSyntax.self) {
            return tuple.elements.lazy.map { HandlerShape($0.type, aliases: aliases) }.first { $0 != .other } ?? .other
        }
        return HandlerShape(type, aliases: aliases)
    }

    private func membersOfNamedType(
        _ type: TypeSyntax, _ member: StoredMembers.Member, in typeName: String, path: [String], depth: Int
    ) -> [StoredProperty] {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
            let members = members(of: name, seenFrom: typeName)
        else {
            return []
        }
        let payloads = members.payloads.compactMap { payload -> StoredProperty? in
            let shape = HandlerShape(payload.type, aliases: aliases)
            guard shape != .other else { return nil }
            return StoredProperty(
                typeName: typeName, path: path, shape: shape,
                container: .payload(caseName: payload.caseName, index: payload.index), nameToken: member.name,
                isPrivate: member.isPrivate)
        }
        let nested = members.variables.flatMap { inner -> [StoredProperty] in
            properties(of: inner, in: typeName, path: path + [inner.name.text], type: inner.type, depth: depth + 1)
        }
        return payloads + nested
    }

    /// A nested type hides one of the same name further out. A type is not looked for in itself.
    private func members(of name: String, seenFrom typeName: String) -> StoredMembers? {
        var owner = typeName.split(separator: ".")
        while true {
            let qualified = (owner + [Substring(name)]).joined(separator: ".")
            if let found = types[qualified] {
                return qualified != typeName && holders.contains(qualified) ? found : nil
            }
            guard owner.popLast() != nil else { return nil }
        }
    }

    private func elementType(of type: TypeSyntax) -> TypeSyntax? {
        if let array = type.as(ArrayTypeSyntax.self) { return array.element }
        if let dictionary = type.as(DictionaryTypeSyntax.self) { return dictionary.value }
        guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
        let collections = ["Array", "Deque", "Set", "OrderedDictionary", "Dictionary", "ContiguousArray"]
        return collections.contains(named.name.text) ? lastArgument(of: named) : nil
    }

    /// What a lock guards.
    private func guardedType(of type: TypeSyntax) -> TypeSyntax? {
        guard let named = type.as(IdentifierTypeSyntax.self), Self.guards.contains(named.name.text) else { return nil }
        return lastArgument(of: named)
    }

    private func lastArgument(of type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard case .type(let argument)? = type.genericArgumentClause?.arguments.last?.argument else { return nil }
        return argument
    }

    private static let guards: Set<String> = [
        "Mutex", "OSAllocatedUnfairLock", "NIOLockedValueBox", "LockIsolated", "ManagedCriticalState", "Protected",
        "LockedState", "Locked", "AllocatedUnfairLock",
    ]
}

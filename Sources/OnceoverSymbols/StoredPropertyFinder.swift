import OnceoverSource
import SwiftSyntax

/// Puts types together: a property of a struct that a lock guards is a property of the type that has the lock.
struct StoredPropertyFinder {
    let types: [String: StoredMembers]
    let aliases: [String: TypeSyntax]

    /// The value types that hold an obligation, directly or in a member. Only they are looked into: a type may have
    /// hundreds of members, and each of those too.
    private let holders: Set<String>

    /// Where a type may be written that holds an obligation; nil where its name alone need not show it.
    private let places: WordPlaces?

    private let elements: ElementTypes

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
                properties(of: $0, in: name, path: [], depth: 0)
            }
        }
    }

    private func mayHold(_ node: VariableDeclSyntax) -> Bool {
        elements.mayBeNamed(in: node)
            || places?.hasAny(in: node.position.utf8Offset..<node.endPosition.utf8Offset) ?? true
    }

    private func properties(
        of member: StoredVariable, in typeName: String, path: [String], depth: Int
    ) -> [StoredProperty] {
        // What is made without generic arguments is of a type by its name, and must be one that holds something.
        if case .constructed(let type) = member.type, type.arguments == nil, holders.isEmpty { return [] }
        return properties(of: member, in: typeName, path: path, type: member.type.syntax, depth: depth)
    }

    private func properties(
        of member: StoredVariable, in typeName: String, path: [String], type: TypeSyntax, depth: Int
    ) -> [StoredProperty] {
        guard depth < 4 else { return [] }
        let path = depth == 0 ? path + [member.name.text] : path
        func make(_ shape: HandlerShape, _ container: StoredProperty.Container, isClearable: Bool)
            -> [StoredProperty]
        {
            [
                StoredProperty(
                    typeName: typeName, path: path, shape: shape, container: container, declared: .here(member.name),
                    isPrivate: member.isPrivate, isIsolated: !member.isNonisolated, isClearable: isClearable)
            ]
        }
        let shape = HandlerShape(type, aliases: aliases)
        if shape != .other { return make(shape, .single, isClearable: member.isVariable && shape.isOptional) }
        if let tuple = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self) {
            let (shape, label) = elementShape(of: TypeSyntax(tuple))
            guard tuple.elements.count > 1, shape != .other else { return [] }
            return make(shape, .single, isClearable: member.isVariable).map { $0.labelled(label, isTuple: true) }
        }
        if let name = type.as(OptionalTypeSyntax.self)?.wrappedType.as(IdentifierTypeSyntax.self)?.name.text,
            let carrier = qualified(name, seenFrom: typeName), types[carrier]?.isReference == false
        {
            return carried(by: carrier, in: member, of: typeName, path: path, as: .single)
        }
        if let element = elementType(of: type) {
            // A type of the file is what it is, whatever its name: `Handler` may be a class.
            if let name = element.as(IdentifierTypeSyntax.self)?.name.text,
                let carrier = qualified(name, seenFrom: typeName)
            {
                return carried(by: carrier, in: member, of: typeName, path: path)
            }
            let (shape, label) = elementShape(of: element)
            guard shape != .other else { return [] }
            return make(shape, .collection, isClearable: member.isVariable).map { $0.labelled(label) }
        }
        if let wrapped = guardedType(of: type) {
            return properties(of: member.asVariable, in: typeName, path: path, type: wrapped, depth: depth + 1)
        }
        return membersOfNamedType(type, member, in: typeName, path: path, depth: depth)
    }

    /// `case open(waiting: [CheckedContinuation<Int, Never>])`
    private func listedContinuation(in type: TypeSyntax) -> HandlerShape {
        let shape = elementType(of: type).map { HandlerShape($0, aliases: aliases) } ?? .other
        if case .continuation = shape { return shape }
        return .other
    }

    /// The continuation in an element, also where it is one part of a tuple.
    private func elementShape(of type: TypeSyntax) -> (shape: HandlerShape, label: String?) {
        guard let tuple = type.as(TupleTypeSyntax.self) else { return (HandlerShape(type, aliases: aliases), nil) }
        let parts = tuple.elements.lazy.map { (HandlerShape($0.type, aliases: aliases), $0.firstName?.text) }
        return parts.first { $0.0 != .other } ?? (.other, nil)
    }

    /// The obligations of elements that carry one each. Another file may do anything with such an element.
    private func carried(
        by carrier: String, in member: StoredVariable, of typeName: String, path: [String],
        as container: StoredProperty.Container = .collection
    ) -> [StoredProperty] {
        guard member.isPrivate, member.isVariable, let constant = elements[carrier] else { return [] }
        return [
            StoredProperty(
                typeName: typeName, path: path, shape: constant.shape, container: container,
                declared: .here(member.name), isPrivate: true, isIsolated: !member.isNonisolated,
                elementMember: constant.name)
        ]
    }

    private func membersOfNamedType(
        _ type: TypeSyntax, _ member: StoredVariable, in typeName: String, path: [String], depth: Int
    ) -> [StoredProperty] {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
            let members = members(of: name, seenFrom: typeName)
        else {
            return []
        }
        let payloads = members.payloads.compactMap { payload -> StoredProperty? in
            let single = HandlerShape(payload.type, aliases: aliases)
            let shape = single == .other ? listedContinuation(in: payload.type) : single
            guard shape != .other else { return nil }
            return StoredProperty(
                typeName: typeName, path: path, shape: shape,
                container: .payload(caseName: payload.caseName, index: payload.index), declared: .here(member.name),
                isPrivate: member.isPrivate, isIsolated: !member.isNonisolated, isClearable: member.isVariable,
                isList: single == .other)
        }
        let nested = members.variables.flatMap { inner -> [StoredProperty] in
            let named = StoredVariable(
                name: member.name, type: inner.type, isPrivate: member.isPrivate, isVariable: inner.isVariable,
                isNonisolated: member.isNonisolated)
            return properties(of: named, in: typeName, path: path + [inner.name.text], depth: depth + 1)
        }
        return payloads + nested
    }

    /// A nested type hides one of the same name further out. A type is not looked for in itself.
    private func members(of name: String, seenFrom typeName: String) -> StoredMembers? {
        guard !holders.isEmpty, let qualified = qualified(name, seenFrom: typeName), holders.contains(qualified) else {
            return nil
        }
        return types[qualified]
    }

    private func qualified(_ name: String, seenFrom typeName: String) -> String? {
        var owner = typeName.split(separator: ".")
        while true {
            let qualified = (owner + [Substring(name)]).joined(separator: ".")
            if types[qualified] != nil { return qualified == typeName ? nil : qualified }
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

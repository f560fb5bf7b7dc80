/// Which types make and keep objects of which other types, by the types' own names.
///
/// If the program keeps an object until it ends, it also keeps what that object keeps. A file cannot know that there is
/// only one such object, but code hardly ever waits for one that was dropped.
package struct Ownership: Sendable {
    /// The types that make and keep an object of a type, by that type.
    package private(set) var owners: [String: Set<String>] = [:]
    /// Types that the program itself keeps an object of: in a static property, as its delegate, or with a locator.
    private(set) var kept: Set<String> = []

    mutating func add(_ types: [String], keptBy owner: String) {
        for type in types where type != owner { owners[type, default: []].insert(owner) }
    }

    mutating func keep(_ types: some Sequence<String>) { kept.formUnion(types) }

    /// Every type that lasts if these do.
    ///
    /// - Complexity: O(owners × types), in one file.
    package func lasting(besides known: Set<String> = []) -> Set<String> {
        var lasting = kept.union(known)
        var grows = true
        while grows {
            grows = false
            for (type, owners) in owners where !lasting.contains(type) && !owners.isDisjoint(with: lasting) {
                grows = lasting.insert(type).inserted
            }
        }
        return lasting
    }

    /// A type, its owners, the owners of those, and so on.
    package func line(of type: String) -> Set<String> {
        var line: Set<String> = [type]
        var open = [type]
        while let current = open.popLast() {
            for owner in owners[current] ?? [] where line.insert(owner).inserted { open.append(owner) }
        }
        return line
    }

    /// The same without the type itself.
    package func line(above type: String) -> Set<String> { line(of: type).subtracting([type]) }
}

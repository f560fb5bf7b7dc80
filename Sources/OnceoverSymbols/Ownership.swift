/// Which types make objects of which others and keep them, by the types' own names.
///
/// What is kept by an object that the program keeps for as long as it runs lasts as well. That nobody makes a second one,
/// a file cannot know; one that is dropped is hardly ever waited for.
package struct Ownership: Sendable {
    /// Who makes and keeps an object of a type, by that type.
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

    /// A type, who owns it, who owns those, and so on.
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

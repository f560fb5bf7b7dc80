/// What is known on a path: values of a finite domain by integer key. A key that is absent may have any value.
///
/// Fact sets are ordered by what they know; their join keeps what both agree on. They are kept sorted by key in one
/// array, because a path knows few facts at a time.
package struct FactSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let key: Int32
        package let value: Int32
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package subscript(key: Int32) -> Int32? {
        let index = position(of: key)
        return index < entries.count && entries[index].key == key ? entries[index].value : nil
    }

    package mutating func set(_ key: Int32, to value: Int32) {
        let index = position(of: key)
        let entry = Entry(key: key, value: value)
        if index < entries.count, entries[index].key == key {
            entries[index] = entry
        } else {
            entries.insert(entry, at: index)
        }
    }

    package mutating func remove(_ key: Int32) {
        let index = position(of: key)
        if index < entries.count, entries[index].key == key { entries.remove(at: index) }
    }

    /// Forgets all other keys.
    package mutating func keep(where isMeant: (Int32) -> Bool) {
        if entries.allSatisfy({ isMeant($0.key) }) { return }
        entries.removeAll { !isMeant($0.key) }
    }

    /// What both know, with the same value.
    package func join(_ other: FactSet) -> FactSet {
        var common = FactSet()
        common.entries = entries.filter { other[$0.key] == $0.value }
        return common
    }

    /// The first index whose key is not below `key`.
    private func position(of key: Int32) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

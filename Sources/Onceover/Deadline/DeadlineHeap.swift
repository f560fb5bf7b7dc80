/// Deadlines in the order in which they come: a binary heap whose entries can be removed by their number.
///
/// Adding and removing are O(log *n*).
struct DeadlineHeap<Instant: Comparable, Payload> {
    struct Entry {
        let instant: Instant
        let number: Int
        let payload: Payload
    }

    private var entries: [Entry] = []
    private var positions: [Int: Int] = [:]
    private var lastNumber = 0

    var first: Instant? { entries.first?.instant }
    var count: Int { entries.count }

    /// Returns the number to remove it by.
    mutating func add(_ payload: Payload, at instant: Instant) -> Int {
        lastNumber += 1
        entries.append(Entry(instant: instant, number: lastNumber, payload: payload))
        positions[lastNumber] = entries.count - 1
        siftUp(entries.count - 1)
        return lastNumber
    }

    /// Nothing happens when it is gone already.
    mutating func remove(_ number: Int) {
        if let position = positions[number] { _ = remove(at: position) }
    }

    /// Takes out the earliest entry, if its time has come.
    mutating func popDue(at now: Instant) -> Payload? {
        guard let first, first <= now else { return nil }
        return remove(at: 0).payload
    }
}

extension DeadlineHeap {
    private mutating func remove(at position: Int) -> Entry {
        swap(position, entries.count - 1)
        let removed = entries.removeLast()
        positions[removed.number] = nil
        if position < entries.count {
            siftDown(position)
            siftUp(position)
        }
        return removed
    }

    private mutating func swap(_ one: Int, _ other: Int) {
        entries.swapAt(one, other)
        positions[entries[one].number] = one
        positions[entries[other].number] = other
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, entries[child].instant < entries[(child - 1) / 2].instant {
            swap(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while let child = earlierChild(of: parent), entries[child].instant < entries[parent].instant {
            swap(parent, child)
            parent = child
        }
    }

    private func earlierChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < entries.count else { return nil }
        let right = left + 1
        return right < entries.count && entries[right].instant < entries[left].instant ? right : left
    }
}

/// Deadlines in the order in which they come: a binary heap whose entries know their places, and can be removed.
///
/// Adding and removing are O(log *n*).
@usableFromInline
struct DeadlineHeap<Instant: Comparable & Sendable>: Sendable {
    @usableFromInline typealias Entry = Deadline<Instant>

    @usableFromInline var entries: ContiguousArray<Entry> = []

    @inlinable
    init() {}

    @inlinable var first: Instant? { entries.first?.instant }
    @inlinable var count: Int { entries.count }

    @inlinable
    mutating func add(_ entry: Entry) {
        entry.position = entries.count
        entries.append(entry)
        siftUp(entry.position)
    }

    /// Nothing happens when it is gone already.
    @inlinable
    mutating func remove(_ entry: Entry) {
        if entry.position >= 0 { remove(at: entry.position) }
    }

    /// Takes out the earliest entry, if its time has come.
    @inlinable
    mutating func popDue(at now: Instant) -> Entry? {
        guard let first = entries.first, first.instant <= now else { return nil }
        remove(at: 0)
        return first
    }
}

extension DeadlineHeap {
    @inlinable
    mutating func remove(at position: Int) {
        swap(position, entries.count - 1)
        entries.removeLast().position = -1
        if position < entries.count {
            siftDown(position)
            siftUp(position)
        }
    }

    @inlinable
    mutating func swap(_ one: Int, _ other: Int) {
        entries.swapAt(one, other)
        entries[one].position = one
        entries[other].position = other
    }

    @inlinable
    mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, entries[child].instant < entries[(child - 1) / 2].instant {
            swap(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    @inlinable
    mutating func siftDown(_ start: Int) {
        var parent = start
        while let child = earlierChild(of: parent), entries[child].instant < entries[parent].instant {
            swap(parent, child)
            parent = child
        }
    }

    @inlinable
    func earlierChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < entries.count else { return nil }
        let right = left + 1
        return right < entries.count && entries[right].instant < entries[left].instant ? right : left
    }
}

/// A first-in, first-out queue in one array, which grows as it is filled. Each step is O(1), growing aside.
@usableFromInline
struct RingBuffer<Element> {
    @usableFromInline var storage: ContiguousArray<Element?> = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { count == 0 }

    @inlinable
    mutating func append(_ element: consuming Element) {
        if count == storage.count { grow() }
        storage[(head &+ count) & (storage.count &- 1)] = element
        count &+= 1
    }

    @inlinable
    mutating func popFirst() -> Element? {
        if count == 0 { return nil }
        let element = storage[head].take()
        head = (head &+ 1) & (storage.count &- 1)
        count &-= 1
        return element
    }

    /// Takes out the first one that matches. O(*n*).
    @usableFromInline
    mutating func remove(where matches: (Element) -> Bool) -> Element? {
        var removed: Element?
        for _ in 0..<count {
            guard let element = popFirst() else { break }
            if removed == nil, matches(element) { removed = element } else { append(element) }
        }
        return removed
    }

    /// Doubles the room: a power of two, so that an index wraps with a mask.
    @usableFromInline
    mutating func grow() {
        var larger = ContiguousArray<Element?>(repeating: nil, count: max(4, storage.count * 2))
        for offset in 0..<count { larger[offset] = storage[(head + offset) & (storage.count - 1)].take() }
        storage = larger
        head = 0
    }
}

extension RingBuffer: Sendable where Element: Sendable {}

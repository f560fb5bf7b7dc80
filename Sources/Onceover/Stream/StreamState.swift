/// A stream between its producers and its one consumer, as a pure value: each event returns what its caller has to do,
/// outside the lock.
@usableFromInline
struct StreamState<Element, Failure: Error, Consumer, Producer: Equatable> {
    @usableFromInline let capacity: Int
    @usableFromInline let dropsOldest: Bool
    @usableFromInline var buffer = RingBuffer<Element>()
    @usableFromInline var hasEnded = false
    @usableFromInline var failure: Failure?
    @usableFromInline var consumer: Consumer?
    @usableFromInline var producers: [Producer] = []

    @inlinable
    init(_ buffering: StreamBuffering) {
        capacity = buffering.capacity
        dropsOldest = buffering.dropsOldest
    }
}

extension StreamState {
    @usableFromInline
    enum SendAction {
        case deliver(Consumer)
        case done(SendResult)
    }

    @inlinable
    mutating func send(_ element: Element) -> SendAction {
        if hasEnded { return .done(.ended) }
        if let waiting = consumer {
            consumer = nil
            return .deliver(waiting)
        }
        if buffer.count < capacity {
            buffer.append(element)
            return .done(.sent)
        }
        if dropsOldest {
            _ = buffer.popFirst()
            buffer.append(element)
        }
        return .done(.dropped)
    }

    /// Whether a producer has to wait for room; if so, it is kept until there is some.
    @usableFromInline
    mutating func awaitRoom(_ producer: Producer) -> Bool {
        if hasEnded || consumer != nil || buffer.count < capacity { return false }
        producers.append(producer)
        return true
    }

    /// A producer waits no more. False: it has been taken out already, to be woken.
    mutating func leave(_ producer: Producer) -> Bool {
        guard let place = producers.firstIndex(of: producer) else { return false }
        producers.remove(at: place)
        return true
    }
}

extension StreamState {
    @usableFromInline
    enum NextAction {
        case element(Element, wake: [Producer])
        case end(Failure?)
        case wait
    }

    /// The consumer asks. What is buffered is read before the end is.
    @inlinable
    mutating func next() -> NextAction {
        if let element = buffer.popFirst() { return .element(element, wake: takeProducers()) }
        if !hasEnded { return .wait }
        defer { failure = nil }
        return .end(failure)
    }

    /// As `next`, but keeps the consumer if it has to wait.
    @usableFromInline
    mutating func next(keeping consumer: Consumer) -> NextAction {
        let action = next()
        if case .wait = action { self.consumer = consumer }
        return action
    }

    @inlinable
    mutating func takeProducers() -> [Producer] {
        if producers.isEmpty { return [] }
        defer { producers = [] }
        return producers
    }

    @usableFromInline
    struct EndAction {
        let isFirst: Bool
        let consumer: Consumer?
        let producers: [Producer]
    }

    /// The first end stands. A consumer that waits is given back with it.
    @usableFromInline
    mutating func end(_ failure: Failure?, discardingBuffer: Bool = false) -> EndAction {
        if discardingBuffer { buffer = RingBuffer() }
        if hasEnded { return EndAction(isFirst: false, consumer: nil, producers: []) }
        hasEnded = true
        defer { consumer = nil }
        if consumer == nil { self.failure = failure }
        return EndAction(isFirst: true, consumer: consumer, producers: takeProducers())
    }
}

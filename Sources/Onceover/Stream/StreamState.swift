/// A stream between its producers and its consumers, as a pure value: each event returns what its caller has to do,
/// outside the lock. That includes letting go of elements: what one holds may call back.
@usableFromInline
struct StreamState<
    Element: Sendable, Failure: Error, Consumer: Sendable, Producer: Equatable & Sendable, Stop: Sendable
>:
    Sendable
{
    @usableFromInline
    enum Life: Sendable {
        /// `stop` is kept by the state when the work has been started.
        case open
        /// It has an end, but the work has not been stopped. The end can be read only after that.
        case ending
        case ended
    }

    @usableFromInline let capacity: Int
    @usableFromInline let dropsOldest: Bool
    @usableFromInline var buffer = RingBuffer<Element>()
    @usableFromInline var life = Life.open
    @usableFromInline var failure: Failure?
    /// The consumers that wait for an element, in the order in which they came. Usually there is one.
    @usableFromInline var consumer: Consumer?
    @usableFromInline var laterConsumers: [Consumer] = []
    /// The producers that wait for room, with their elements.
    @usableFromInline var producers = RingBuffer<(Producer, Element)>()
    /// Nil: the work is not started yet, or it is being stopped.
    @usableFromInline var stop: Stop?
    @usableFromInline var isStarted = false

    @inlinable
    init(_ buffering: StreamBuffering) {
        capacity = buffering.capacity
        dropsOldest = buffering.dropsOldest
    }
}

extension StreamState {
    @usableFromInline
    enum SendAction: Sendable {
        case deliver(Consumer)
        /// With an element that is lost, to be destroyed outside the lock.
        case done(SendResult, lost: Element?)
    }

    @inlinable
    mutating func send(_ element: Element) -> SendAction {
        guard case .open = life else { return .done(.ended, lost: nil) }
        if let waiting = takeConsumer() { return .deliver(waiting) }
        if buffer.count < capacity {
            buffer.append(element)
            return .done(.sent, lost: nil)
        }
        guard dropsOldest else { return .done(.dropped, lost: nil) }
        let lost = buffer.popFirst()
        buffer.append(element)
        return .done(.dropped, lost: lost)
    }

    /// As `send`; nil: there is no room, and the producer is kept with its element until there is.
    @inlinable
    mutating func send(_ element: Element, keeping producer: Producer) -> SendAction? {
        if case .open = life, consumer == nil, buffer.count >= capacity {
            producers.append((producer, element))
            return nil
        }
        return send(element)
    }

    /// A producer waits no more. Nil: its element has been taken already.
    @usableFromInline
    mutating func leave(_ producer: Producer) -> Element? {
        producers.remove { $0.0 == producer }?.1
    }

    @inlinable
    mutating func takeConsumer() -> Consumer? {
        guard let first = consumer else { return nil }
        consumer = laterConsumers.isEmpty ? nil : laterConsumers.removeFirst()
        return first
    }
}

extension StreamState {
    @usableFromInline
    enum NextAction: Sendable {
        /// An element, and the producer whose element has come into its place.
        case element(Element, admitted: Producer?)
        case end(Failure?)
        case wait
    }

    /// A consumer asks. What is buffered is read before the end is.
    @inlinable
    mutating func next() -> NextAction {
        if let element = buffer.popFirst() { return .element(element, admitted: admit()) }
        guard case .ended = life else { return .wait }
        return .end(failure.take())
    }

    /// As `next`, but keeps the consumer if it has to wait.
    @inlinable
    mutating func next(keeping consumer: Consumer) -> NextAction {
        let action = next()
        guard case .wait = action else { return action }
        if self.consumer == nil { self.consumer = consumer } else { laterConsumers.append(consumer) }
        return action
    }

    @inlinable
    mutating func admit() -> Producer? {
        if producers.isEmpty { return nil }
        guard let (producer, element) = producers.popFirst() else { return nil }
        buffer.append(element)
        return producer
    }
}

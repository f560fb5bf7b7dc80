extension StreamState {
    @usableFromInline
    struct EndAction: Sendable {
        @usableFromInline let isFirst: Bool
        /// Run the closure, then report that the work has `stopped`. Nil if the work is still being started, or if
        /// other code stops it already.
        @usableFromInline var stop: Stop?
        /// Says at once that the work has `stopped`: there was nothing to stop.
        @usableFromInline var isStopped = false
        /// Producers to be told of the end, and elements to be destroyed outside the lock.
        @usableFromInline var producers = RingBuffer<(Producer, Element)>()
        @usableFromInline var lost = RingBuffer<Element>()
    }

    /// The first end stands.
    @usableFromInline
    mutating func end(_ failure: Failure?, discardingBuffer: Bool = false) -> EndAction {
        var action: EndAction
        if case .open = life {
            life = .ending
            self.failure = failure
            action = EndAction(isFirst: true, stop: stop.take(), producers: producers)
            action.isStopped = isStarted && action.stop == nil
            producers = RingBuffer()
        } else {
            action = EndAction(isFirst: false)
        }
        if discardingBuffer {
            action.lost = buffer
            buffer = RingBuffer()
        }
        return action
    }

    @usableFromInline
    enum StartedAction: Sendable {
        case goOn
        /// The stream has ended meanwhile. Run `stop`, and say that the work has `stopped`.
        case stop
    }

    /// The work has been started, and can be stopped.
    @usableFromInline
    mutating func started(stop: Stop?) -> StartedAction {
        isStarted = true
        guard case .open = life else { return .stop }
        self.stop = stop
        return .goOn
    }

    /// The work has stopped. The consumers that wait read the end, the first of them with its error.
    @usableFromInline
    mutating func stopped() -> (failure: Failure?, consumers: [Consumer]) {
        life = .ended
        guard let first = consumer.take() else { return (nil, []) }
        defer { laterConsumers = [] }
        return (failure.take(), [first] + laterConsumers)
    }
}

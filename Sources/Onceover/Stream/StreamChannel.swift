import Synchronization

/// What the source and the iterator of one run of a stream share.
@usableFromInline
final class StreamChannel<Element: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Consumer = PendingOutcome<Element?, Failure>
    @usableFromInline typealias Producer = PendingOutcome<Void, any Error>
    @usableFromInline typealias State = StreamState<Element, Failure, Consumer, Producer>

    @usableFromInline let state: Guarded<State>
    @usableFromInline let termination = Guarded<(@Sendable () -> Void)?>(nil)
    @usableFromInline let location: SourceLocation
    private let waits: Bool

    @usableFromInline
    init(_ buffering: StreamBuffering, at location: SourceLocation) {
        state = Guarded(State(buffering))
        self.location = location
        waits = buffering.waits
    }
}

extension StreamChannel {
    @inlinable
    func send(_ element: Element) -> SendResult {
        switch state.withLock({ $0.send(element) }) {
        case .deliver(let consumer): consumer.resume(with: .success(element)) ? .sent : .ended
        case .done(let result): result
        }
    }

    /// Waits for room if the stream has its producers wait, then sends.
    ///
    /// Several producers may wake for one place, so each looks again.
    @usableFromInline
    func sendWaiting(_ element: Element, isolation: isolated (any Actor)?) async throws -> SendResult {
        while waits {
            let room = OwnedOutcome<Void, any Error>(at: location) { $0.asError }
            let producer = room.pending
            if state.withLock({ $0.awaitRoom(producer) }) {
                await producer.suspend(isolation: isolation, onCancel: { cancel(producer) })
                try room.take()
            }
            let result = send(element)
            if result != .dropped { return result }
        }
        return send(element)
    }

    /// Whoever takes a producer out of the state is the only one who ends its wait.
    private func cancel(_ producer: Producer) {
        if state.withLock({ $0.leave(producer) }) { producer.interrupt(.cancelled) }
    }

    @usableFromInline
    func wake(_ producers: [Producer]) {
        for producer in producers { producer.resume(with: .success(())) }
    }

    @usableFromInline
    @discardableResult
    func end(_ failure: Failure?, discardingBuffer: Bool = false) -> Bool {
        let action = state.withLock { $0.end(failure, discardingBuffer: discardingBuffer) }
        action.consumer?.resume(with: failure.map(Result.failure) ?? .success(nil))
        wake(action.producers)
        if action.isFirst { terminate() }
        return action.isFirst
    }
}

extension StreamChannel {
    /// Keeps what ends the work of the producer. If the stream has ended meanwhile, it runs now.
    @usableFromInline
    func onTermination(_ work: @escaping @Sendable () -> Void) {
        termination.withLock { $0 = work }
        if state.withLock({ $0.hasEnded }) { terminate() }
    }

    /// Taken out before it runs, so it runs once, and what it holds is let go.
    private func terminate() {
        let work = termination.withLock { work in
            defer { work = nil }
            return work
        }
        work?()
    }
}

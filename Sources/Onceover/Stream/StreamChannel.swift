/// What the source and the iterator of one run of a stream share.
@usableFromInline
final class StreamChannel<Element: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Consumer = PendingOutcome<Element?, Failure>
    @usableFromInline typealias Room = PendingOutcome<SendResult, any Error>
    @usableFromInline typealias State = StreamState<Element, Failure, Consumer, Producer, StreamTermination>

    /// A producer that waits for room.
    @usableFromInline
    enum Producer: Equatable, Sendable {
        case task(Room)
        case callback(@Sendable (SendResult) -> Void)

        @usableFromInline
        static func == (one: Self, other: Self) -> Bool {
            if case (.task(let one), .task(let other)) = (one, other) { return one == other }
            return false
        }

        @usableFromInline
        func resume(_ result: SendResult) {
            switch self {
            case .task(let room): room.fulfill(with: .success(result))
            case .callback(let callback): callback(result)
            }
        }
    }

    @usableFromInline let state: Guarded<State>
    @usableFromInline let location: SourceLocation
    @usableFromInline let waits: Bool

    @usableFromInline
    init(_ buffering: StreamBuffering, at location: SourceLocation) {
        state = Guarded(State(buffering))
        self.location = location
        waits = buffering.waits
    }
}

extension StreamChannel {
    var isOpen: Bool {
        state.withLock { state in
            if case .open = state.life { return true }
            return false
        }
    }

    @inlinable
    func send(_ element: Element) -> SendResult { finish(state.withLock { $0.send(element) }, element) }

    @inlinable
    func finish(_ action: State.SendAction, _ element: Element) -> SendResult {
        switch action {
        case .deliver(let consumer):
            consumer.fulfill(with: .success(element))
            return .sent
        case .done(let result, _): return result
        }
    }

    /// Waits for room if the stream has its producers wait.
    @inlinable
    func sendWhenReady(_ element: Element, isolation: isolated (any Actor)?) async throws -> SendResult {
        if !waits { return send(element) }
        let owned = OwnedOutcome<SendResult, any Error>(at: location) { $0.asError }
        let room = owned.pending
        if let action = state.withLock({ $0.send(element, keeping: .task(room)) }) { return finish(action, element) }
        await room.suspend(isolation: isolation, onCancel: { leave(room) })
        return try room.take().get()
    }

    @inlinable
    func sendWhenReady(_ element: Element, _ completion: @escaping @Sendable (SendResult) -> Void) {
        guard waits else { return completion(send(element)) }
        let action = state.withLock { $0.send(element, keeping: .callback(completion)) }
        if let action { completion(finish(action, element)) }
    }

    /// Only the code that takes a producer out of the state ends its wait.
    @usableFromInline
    func leave(_ room: Room) {
        if state.withLock({ $0.leave(.task(room)) }) != nil { room.fulfill(.cancelled) }
    }
}

extension StreamChannel {
    @usableFromInline
    @discardableResult
    func end(_ failure: Failure?, discardingBuffer: Bool = false) -> Bool {
        var action = state.withLock { $0.end(failure, discardingBuffer: discardingBuffer) }
        while let (producer, _) = action.producers.popFirst() { producer.resume(.ended) }
        if let stop = action.stop { stop.run { self.stopped() } }
        if action.isStopped { stopped() }
        return action.isFirst
    }

    /// The work has been started. If the stream has ended meanwhile, it is stopped now.
    @usableFromInline
    func started(_ termination: StreamTermination?) {
        guard case .stop = state.withLock({ $0.started(stop: termination) }) else { return }
        if let termination { termination.run { self.stopped() } } else { stopped() }
    }

    private func stopped() {
        let (failure, consumers) = state.withLock { $0.stopped() }
        guard let first = consumers.first else { return }
        first.fulfill(with: failure.map(Result.failure) ?? .success(nil))
        for consumer in consumers.dropFirst() { consumer.fulfill(with: .success(nil)) }
    }
}

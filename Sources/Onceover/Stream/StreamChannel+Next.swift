extension StreamChannel {
    /// The next element, nil at the end. What is buffered costs neither an allocation nor a suspension.
    @inlinable
    func next(isolation: isolated (any Actor)?) async throws(Failure) -> Element? {
        switch state.withLock({ $0.next() }) {
        case .element(let element, let admitted):
            if let admitted { admitted.resume(.sent) }
            return element
        case .end(let failure):
            if let failure { throw failure }
            return nil
        case .wait:
            return try await wait(isolation: isolation)
        }
    }

    /// A cancelled consumer reads the end of the stream, as everywhere in Swift.
    @usableFromInline
    func wait(isolation: isolated (any Actor)?) async throws(Failure) -> Element? {
        let waiting = OwnedOutcome<Element?, Failure>(at: location, failure: nil)
        // Only the code that takes it out of the state answers, so no other owner is needed.
        let consumer = waiting.pending
        switch state.withLock({ $0.next(keeping: consumer) }) {
        case .element(let element, let admitted):
            admitted?.resume(.sent)
            return element
        case .end(let failure):
            if let failure { throw failure }
            return nil
        case .wait:
            await consumer.suspend(isolation: isolation, onCancel: { end(nil, discardingBuffer: true) })
            return try waiting.take()
        }
    }
}

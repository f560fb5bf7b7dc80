import Dispatch
import Synchronization
import Testing

@testable import Onceover

/// Cancelling before, while and after the body runs, and the handlers that run then.
@Suite struct CancellationTests {
    let handled = Counter()
    let mailbox = Mailbox<IntCallback>()

    private func wait(body: @Sendable () -> Void = {}) async throws -> Int {
        try await withCancellableContinuation(of: Int.self) { continuation in
            body()
            continuation.onCancel { handled.increment() }
            mailbox.put { continuation.resume(with: $0) }
        }
    }

    @Test func beforeTheBody() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await wait()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(handled.value == 1)
    }

    /// The first outcome stands, in a cancelled task as well.
    @Test func anAnswerBeforeTheBodyReturnsStands() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await withCancellableContinuation(of: Int.self) {
                let isFirst = $0.resume(returning: 1)
                #expect(isFirst)
            }
        }
        #expect(try await task.value == 1)
    }

    @Test func theCancellationOfATaskThatTheBodyRunsIsNotTheWaits() async throws {
        let value = try await withCancellableContinuation(of: Int.self) { continuation in
            Task.immediate {
                withUnsafeCurrentTask { $0?.cancel() }
                continuation.resume(returning: 1)
            }
        }
        #expect(value == 1)
    }

    @Test func aBodyOfACancelledTaskThatDropsItsHandleIsNoMisuse() async {
        MisuseLog.start()
        let here = SourceLocation(line: #line + 3)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await withCancellableContinuation(of: Int.self) { _ in }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(MisuseLog.kinds(at: here) == [])
    }

    @Test func aHandlerOfACancelledTaskRunsWhenTheBodyReturns() async {
        let task = Task {
            try await withCancellableContinuation(of: SIMD64<Double>.self) { continuation in
                withUnsafeCurrentTask { $0?.cancel() }
                continuation.onCancel { handled.increment() }
                #expect(handled.value == 0)
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(handled.value == 1)
    }

    @Test func anAnswerFromAnotherThreadStandsUntilTheBodyReturns() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await withCancellableContinuation(of: Int.self) { continuation in
                let answered = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    #expect(continuation.resume(returning: 1) == true)
                    answered.signal()
                }
                answered.wait()
            }
        }
        #expect(try await task.value == 1)
    }

    /// As a handler does that waits for something in a loop of its own.
    @Test func aHandlerMayHandOverAndTakeAnotherWait() async {
        let task = Task {
            try await withCancellableContinuation(of: Int.self) { continuation in
                continuation.onCancel {
                    handled.increment()
                    _ = Handover.take()
                }
                withUnsafeCurrentTask { $0?.cancel() }
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(handled.value == 1)
    }

    @Test func onAnActor() async {
        let task = Task { @MainActor in
            defer { MainActor.assertIsolated() }
            return try await withCancellableContinuation(of: Int.self) { continuation in
                continuation.onCancel { handled.increment() }
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        let callback = await mailbox.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        callback(.success(1))
        #expect(handled.value == 1)
    }

    @Test func whileTheBodyRuns() async {
        let task = Task { try await wait { withUnsafeCurrentTask { $0?.cancel() } } }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(handled.value == 1)
    }

    @Test func afterTheBodyWithTheCallbackStillHeld() async {
        let task = Task { try await wait() }
        let callback = await mailbox.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        callback(.success(1))
        #expect(handled.value == 1)
    }

    @Test func aHandlerDoesNotRunAfterAnAnswer() async throws {
        let task = Task { try await wait() }
        await mailbox.next()(.success(2))
        #expect(try await task.value == 2)
        task.cancel()
        #expect(handled.value == 0)
    }

    @Test func handlersRunInTheOrderOfTheirRegistration() async {
        let order = Mutex<[Int]>([])
        let task = Task {
            try await withCancellableContinuation(of: Int.self) { continuation in
                for number in 1...3 { continuation.onCancel { order.withLock { $0.append(number) } } }
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        let callback = await mailbox.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(order.withLock { $0 } == [1, 2, 3])
        callback(.success(1))
    }

    @Test func anAnswerLetsGoOfTheHandlers() async throws {
        final class Request: Sendable {}
        weak var request: Request?
        _ = try await withCancellableContinuation(of: Int.self) { continuation in
            let strong = Request()
            request = strong
            continuation.onCancel { _ = strong }
            continuation.resume(returning: 1)
        }
        #expect(request == nil)
    }

    @Test func aHandlerMayAnswer() async {
        let task = Task {
            try await withCancellableContinuation(of: Int.self) { continuation in
                withUnsafeCurrentTask { $0?.cancel() }
                mailbox.put { continuation.resume(with: $0) }
                continuation.onCancel { mailbox.take()?(.success(1)) }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

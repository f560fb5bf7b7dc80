import Testing

@testable import Onceover

@Suite struct CancellableContinuationTests {
    init() { MisuseLog.start() }

    @Test func theFirstAnswerWinsAndSaysSo() async throws {
        let here = SourceLocation(line: #line + 1)
        let value = try await withCancellableContinuation(of: Int.self) { continuation in
            #expect(continuation.resume(returning: 1) == true)
            #expect(continuation.resume(returning: 2) == false)
            #expect(continuation.resume(throwing: TestError()) == false)
        }
        #expect(value == 1)
        #expect(MisuseLog.kinds(at: here) == [.resumedAgain, .resumedAgain])
    }

    @Test func anErrorIsThrown() async {
        await #expect(throws: TestError(number: 3)) {
            try await withCancellableContinuation(of: Int.self) { $0.resume(throwing: TestError(number: 3)) }
        }
    }

    @Test func aDroppedContinuationThrowsWithTheLineOfTheCall() async {
        let here = SourceLocation(line: #line + 1)
        await #expect(throws: Interruption(.dropped, at: here)) {
            try await withCancellableContinuation(of: Int.self) { _ in }
        }
        #expect(MisuseLog.kinds(at: here) == [.dropped])
    }

    @Test func aCallbackLostAfterTheSuspensionThrows() async {
        let mailbox = Mailbox<IntCallback>()
        let task = Task {
            try await withCancellableContinuation(of: Int.self) { continuation in
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        _ = await mailbox.next()
        await #expect(throws: Interruption.self) { try await task.value }
    }

    @Test func anAnswerFromAnotherTaskArrives() async throws {
        let mailbox = Mailbox<IntCallback>()
        async let outcome = withCancellableContinuation(of: Int.self) { continuation in
            mailbox.put { continuation.resume(with: $0) }
        }
        await mailbox.next()(.success(5))
        #expect(try await outcome == 5)
    }

    @Test func severalClosuresShareOneContinuation() async throws {
        let value = try await withCancellableContinuation(of: Int.self) { continuation in
            let success: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            let failure: @Sendable (any Error) -> Void = { continuation.resume(throwing: $0) }
            success(4)
            _ = failure
        }
        #expect(value == 4)
    }

    @Test func aValueThatIsNotSendableCanBeSent() async throws {
        final class Box { var number = 6 }
        let box = try await withCancellableContinuation(of: Box.self) { $0.resume(returning: Box()) }
        #expect(box.number == 6)
    }

    @Test func theErrorTypeMayBeTheCallers() async {
        func load() async throws(TestError) -> Int {
            try await withCancellableContinuation(of: Int.self, interrupted: { _ in TestError(number: 9) }) { _ in }
        }
        await #expect(throws: TestError(number: 9)) { try await load() }
    }

    @Test func theWaitIsFreedWhenTheCallAndTheCallbackAreGone() async throws {
        final class Token: Sendable {}
        weak var token: Token?
        let mailbox = Mailbox<IntCallback>()
        do {
            let held = Token()
            token = held
            let interrupted: @Sendable (Interruption) -> TestError = { _ in withExtendedLifetime(held) { TestError() } }
            let value = try await withCancellableContinuation(of: Int.self, interrupted: interrupted) { continuation in
                mailbox.put { continuation.resume(with: $0.mapError { _ in TestError() }) }
                continuation.resume(returning: 8)
            }
            #expect(value == 8)
        }
        #expect(token != nil)
        _ = mailbox.take()
        #expect(token == nil)
    }

    @MainActor
    @Test func theBodyInheritsTheIsolation() async throws {
        var count = 0
        try await withCancellableContinuation(of: Void.self) { continuation in
            MainActor.assertIsolated()
            count += 1
            continuation.resume()
        }
        MainActor.assertIsolated()
        #expect(count == 1)
    }

    @Test func whatTheBodyThrowsIsTheOutcomeUnlessAnAnswerCame() async throws {
        await #expect(throws: TestError(number: 1)) {
            try await withCancellableContinuation(of: Int.self) { _ in throw TestError(number: 1) }
        }
        let value = try await withCancellableContinuation(of: Int.self) { continuation in
            continuation.resume(returning: 2)
            throw TestError()
        }
        #expect(value == 2)
    }

    @Test func aCallThatCannotThrowFallsBack() async {
        let dropped = await withCancellableContinuation(of: Int.self, ifInterrupted: 3) { _ in }
        #expect(dropped == 3)
        let mailbox = Mailbox<@Sendable (Int) -> Void>()
        let task = Task {
            await withCancellableContinuation(of: Int.self, ifInterrupted: 4) { continuation in
                mailbox.put { continuation.resume(returning: $0) }
            }
        }
        let callback = await mailbox.next()
        task.cancel()
        #expect(await task.value == 4)
        callback(1)
        let answered = await withCancellableContinuation(of: Int.self, ifInterrupted: 3) { $0.resume(returning: 5) }
        #expect(answered == 5)
    }
}

import Testing

@testable import Onceover

@Suite struct PromiseTests {
    init() { MisuseLog.start() }

    /// A reader that has asked before anybody answers.
    private func reader(_ future: Promise<Int, any Error>.Future) async -> Task<Int, any Error> {
        let before = future.core.state.withLock { $0.readers.count }
        let task = Task { try await future.value }
        while future.core.state.withLock({ $0.readers.count }) == before { await Task.yield() }
        return task
    }

    @Test func anAnswerBeforeAnybodyWaitsIsKept() async throws {
        let promise = Promise(of: Int.self)
        #expect(promise.resume(returning: 1))
        #expect(try await promise.future.value == 1)
        #expect(try await promise.future.value == 1)
    }

    @Test func allReadersGetTheOneAnswer() async throws {
        let promise = Promise(of: Int.self)
        let readers = [await reader(promise.future), await reader(promise.future)]
        promise.resume(returning: 2)
        for reader in readers { #expect(try await reader.value == 2) }
    }

    @Test func theFirstAnswerStandsAndTheSecondIsReported() async throws {
        let here = SourceLocation(line: #line + 1)
        let promise = Promise(of: Int.self)
        #expect(promise.resume(returning: 3))
        #expect(!promise.resume(throwing: TestError()))
        #expect(try await promise.future.value == 3)
        #expect(MisuseLog.kinds(at: here) == [.resumedAgain])
    }

    @Test func aCancelledReaderLeavesTheOthersAlone() async throws {
        let promise = Promise(of: Int.self)
        let first = await reader(promise.future)
        let second = await reader(promise.future)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        promise.resume(returning: 4)
        #expect(try await second.value == 4)
    }

    @Test func aPromiseThatIsGoneIsBroken() async {
        let future: Promise<Int, any Error>.Future
        let waiting: Task<Int, any Error>
        do {
            let promise = Promise(of: Int.self)
            future = promise.future
            waiting = await reader(future)
        }
        let error = await #expect(throws: Interruption.self) { try await waiting.value }
        #expect(error?.reason == .dropped)
        await #expect(throws: Interruption.self) { try await future.value }
    }

    @Test func aReaderMayHaveADeadline() async throws {
        let promise = Promise(of: Int.self)
        let error = await #expect(throws: Interruption.self) { try await promise.future.value(within: .zero) }
        #expect(error?.reason == .deadlineExceeded)
        promise.resume(returning: 5)
        #expect(try await promise.future.value(within: .zero) == 5)
    }

    @Test func aPromiseIsAContinuation() async throws {
        let promise = Promise(of: Int.self)
        let handler = promise.makeHandler()
        handler(6, nil)
        #expect(try await promise.future.value == 6)
    }
}

import Testing

@testable import Onceover

/// Continuations as the handlers that callback code expects.
@Suite struct HandlerTests {
    init() { MisuseLog.start() }

    private func quartet(_ value: Int?, _ error: (any Error)?) async throws -> Int {
        try await withOnceContinuation { continuation in
            let handler = continuation.makeHandler()
            handler(value, error)
        }
    }

    @Test func aValueIsTheAnswer() async throws { #expect(try await quartet(1, nil) == 1) }

    @Test func anErrorIsThrown() async {
        await #expect(throws: TestError()) { try await quartet(nil, TestError()) }
    }

    @Test func neitherThrowsATypedError() async {
        let error = await #expect(throws: Interruption.self) { try await quartet(nil, nil) }
        #expect(error?.reason == .empty)
    }

    @Test func ofBothTheErrorIsThrown() async throws {
        await #expect(throws: TestError()) { try await quartet(2, TestError()) }
    }

    @Test func ofBothTheValueIsReturnedOnRequestAndTheErrorReported() async throws {
        let here = SourceLocation(line: #line + 1)
        let value = try await withCancellableContinuation(of: Int.self) {
            $0.resume(returning: 2, throwing: TestError(), preferring: .value)
        }
        #expect(value == 2)
        #expect(MisuseLog.kinds(at: here) == [.valueAndError])
    }

    /// Nil is an answer like any other, unless there is an error.
    @Test(arguments: [AnswerPreference.error, .value])
    func anOptionalAnswerDoesNotHideTheError(_ preference: AnswerPreference) async throws {
        func optional(_ value: Int?, _ error: (any Error)?) async throws -> Int? {
            try await withCancellableContinuation {
                $0.resume(returning: value, throwing: error, preferring: preference)
            }
        }
        await #expect(throws: TestError()) { try await optional(nil, TestError()) }
        #expect(try await optional(nil, nil) == nil)
        #expect(try await optional(1, nil) == 1)
    }

    @Test func aHandlerOfAnOptionalAnswerDoesNotHideTheErrorEither() async throws {
        await #expect(throws: TestError()) {
            try await withOnceContinuation(of: Int?.self) { continuation in
                let handler: @Sendable (Int?, (any Error)?) -> Void = continuation.makeHandler()
                handler(nil, TestError())
            }
        }
    }

    @Test func anErrorAloneMeansDoneOrFailed() async throws {
        try await withOnceContinuation(of: Void.self) { $0.resume(throwing: nil) }
        await #expect(throws: TestError()) {
            try await withOnceContinuation(of: Void.self) { $0.resume(throwing: TestError() as (any Error)?) }
        }
    }

    @Test func aPairOfHandlersSharesOneAnswer() async throws {
        let value = try await withCancellableContinuation(of: Int.self) { continuation in
            let (success, _) = continuation.makeHandlerPair()
            success(3)
        }
        #expect(value == 3)
    }

    @Test func aResultHandlerThatIsDroppedThrows() async {
        await #expect(throws: Interruption.self) {
            try await withOnceContinuation(of: Int.self) { _ = $0.makeResultHandler() }
        }
    }
}

/// Async functions behind completion handlers.
@Suite struct CallBackTests {
    private func answer() async throws -> Int { 42 }
    private func fail() async throws(TestError) -> Int { throw TestError(number: 1) }

    @Test func aResultKeepsTheErrorType() async throws {
        let number = try await withOnceContinuation(of: Int.self) { continuation in
            let completion: @Sendable (Result<Int, TestError>) -> Void = { result in
                switch result {
                case .success(let number): continuation.resume(returning: number)
                case .failure(let error): continuation.resume(returning: error.number)
                }
            }
            callBack(completion, with: fail)
        }
        #expect(number == 1)
    }

    @Test func aHandlerIsCalledOnTheMainActor() async throws {
        try await withOnceContinuation(of: Void.self) { continuation in
            let completion: @Sendable (Int?, (any Error)?) -> Void = { value, _ in
                MainActor.assertIsolated()
                #expect(value == 42)
                continuation.resume()
            }
            callBack(completion, on: .mainActor, with: answer)
        }
    }

    @Test func aHandlerIsCalledWhereItsQueueSaysSo() async throws {
        let dispatched = Counter()
        let context = CallbackContext { work in
            dispatched.increment()
            work()
        }
        try await withOnceContinuation(of: Void.self) { continuation in
            let completion: @Sendable ((any Error)?) -> Void = { continuation.resume(throwing: $0) }
            callBack(completion, on: context) {}
        }
        #expect(dispatched.value == 1)
    }

    @Test func anActorRunsTheHandler() async throws {
        actor Owner {}
        let owner = Owner()
        try await withOnceContinuation(of: Void.self) { continuation in
            let completion: @Sendable (Int) -> Void = { _ in
                owner.assertIsolated()
                continuation.resume()
            }
            callBack(completion, on: .actor(owner)) { 1 }
        }
    }
}

import Testing

@testable import Onceover

@Suite struct OnceContinuationTests {
    init() { MisuseLog.start() }

    @Test func theFirstAnswerWinsAndSaysSo() async throws {
        let here = SourceLocation(line: #line + 1)
        let value = try await withOnceContinuation(of: Int.self) { continuation in
            #expect(continuation.resume(returning: 1) == true)
            #expect(continuation.resume(returning: 2) == false)
        }
        #expect(value == 1)
        #expect(MisuseLog.kinds(at: here) == [.resumedAgain])
    }

    @Test func aDroppedContinuationThrowsWithTheLineOfTheCall() async {
        let here = SourceLocation(line: #line + 1)
        await #expect(throws: Interruption(.dropped, at: here)) {
            try await withOnceContinuation(of: Int.self) { _ in }
        }
        #expect(MisuseLog.kinds(at: here) == [.dropped])
    }

    @Test func aCallThatCannotThrowSaysWhatALossMeans() async {
        let value = await withOnceContinuation(of: Bool.self, ifDropped: false) { _ in }
        #expect(!value)
    }

    @Test func aCancellationDoesNotEndTheWait() async throws {
        let mailbox = Mailbox<IntCallback>()
        let task = Task {
            try await withOnceContinuation(of: Int.self) { continuation in
                mailbox.put { continuation.resume(with: $0) }
            }
        }
        let callback = await mailbox.next()
        task.cancel()
        callback(.success(8))
        #expect(try await task.value == 8)
    }

    @Test func aMisuseReadsAsOneLine() {
        let misuse = Misuse(.resumedAgain, at: SourceLocation(fileID: "App/Login.swift", line: 7))
        #expect(misuse.description == "Onceover: continuation of App/Login.swift:7 resumed more than once")
    }

    /// It was wrapped once more each time, so that this call needed a stack of its own size.
    @Test func readingTheHandlerDoesNotWrapIt() {
        for _ in 0..<200_000 { withExtendedLifetime(Misuse.handler) {} }
        let here = SourceLocation()
        Misuse.handler(Misuse(.dropped, at: here))
        #expect(MisuseLog.kinds(at: here) == [.dropped])
    }
}

/// The forms in which a continuation is used, as far as they have to compile.
@Suite struct ContinuationFormTests {
    private func call(_ callback: @escaping @Sendable (Int) -> Void) { callback(1) }
    private func fail(_ callback: @escaping @Sendable (Int) -> Void) throws { throw TestError(number: 1) }

    @Test func anyNumberOfClosuresMayCaptureIt() async throws {
        let value = try await withOnceContinuation { continuation in
            for _ in 0..<2 { call { continuation.resume(returning: $0) } }
            call { continuation.resume(returning: $0 + 1) }
        }
        #expect(value == 1)
    }

    @Test func aBodyMayThrowOrCatch() async {
        await #expect(throws: TestError(number: 1)) {
            try await withOnceContinuation { continuation in try fail { continuation.resume(returning: $0) } }
        }
        await #expect(throws: TestError(number: 2)) {
            try await withOnceContinuation { continuation in
                do {
                    try fail { continuation.resume(returning: $0) }
                } catch {
                    continuation.resume(throwing: TestError(number: 2))
                }
            }
        }
    }

    private struct Token: ~Copyable { var number = 1 }

    @Test func anAnswerNeedNotBeCopyable() async throws {
        let token = try await withOnceContinuation(of: Token.self) { $0.resume(returning: Token(number: 2)) }
        #expect(token.number == 2)
        let other = try await withCancellableContinuation(of: Token.self) { $0.resume(returning: Token(number: 3)) }
        #expect(other.number == 3)
    }

    @Test func aResultMayHaveAnErrorTypeOfItsOwn() async {
        let result = Result<Int, TestError>.failure(TestError(number: 4))
        await #expect(throws: TestError(number: 4)) { try await withOnceContinuation { $0.resume(with: result) } }
    }
}

import Testing

@testable import Onceover

@Suite struct AdoptedContinuationTests {
    init() { MisuseLog.start() }

    @Test func theFirstOfSeveralClosuresAnswers() async throws {
        let here = SourceLocation(line: #line + 2)
        let value = try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
            let (success, failure) = AdoptedContinuation(unsafe).makeHandlerPair()
            success(1)
            failure(TestError())
            success(2)
        }
        #expect(value == 1)
        #expect(MisuseLog.kinds(at: here) == [.resumedAgain, .resumedAgain])
    }

    @Test func anAnswerFromAnotherTaskSaysThatItWon() async {
        let won = Counter()
        await #expect(throws: TestError(number: 3)) {
            try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
                let adopted = AdoptedContinuation(unsafe)
                Task { if adopted.resume(throwing: TestError(number: 3)) { won.increment() } }
            }
        }
        #expect(won.value == 1)
    }

    @Test func oneThatIsDroppedThrowsWithTheLineOfTheAdoption() async {
        let here = SourceLocation(line: #line + 1)
        await #expect(throws: Interruption(.dropped, at: here)) {
            try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
                _ = AdoptedContinuation(unsafe)
            }
        }
        #expect(MisuseLog.kinds(at: here) == [.dropped])
    }
}

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

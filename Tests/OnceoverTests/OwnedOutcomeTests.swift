import Testing

@testable import Onceover

/// The memory of one wait, by hand: no task, no thread.
@Suite struct OwnedOutcomeTests {
    private final class Token: Sendable {}

    private func owned<Success>(_ type: Success.Type) -> OwnedOutcome<Success, any Error> {
        OwnedOutcome(at: SourceLocation()) { $0.asError }
    }

    @Test func anOutcomeThatNobodyTakesDiesWithTheLastOwner() {
        weak var token: Token?
        do {
            let first = owned(Token.self)
            do {
                let second = OwnedOutcome(joining: first.pending)
                let strong = Token()
                token = strong
                second.pending.resume(with: .success(strong))
            }
            let isKept = token != nil
            #expect(isKept)
            let isStored = first.pending.isStored
            #expect(isStored)
        }
        #expect(token == nil)
    }

    @Test func anOutcomeThatIsTakenIsNotKept() throws {
        let wait = owned(Token.self)
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            wait.pending.resume(with: .success(strong))
        }
        _ = try wait.take()
        #expect(token == nil)
    }

    @Test func aWaitTakesTheMemoryThatTheLastOneHasLeft() {
        let first = owned(Int.self)
        let address = UInt(bitPattern: first.pending.record)
        _ = consume first
        let second = owned(String.self)
        let nextAddress = UInt(bitPattern: second.pending.record)
        #expect(nextAddress == address)
    }

    @Test func anOutcomeLiesWhereItsTypeWantsIt() throws {
        let wait = owned(SIMD16<Double>.self)
        let address = UInt(bitPattern: wait.pending.outcome)
        #expect(address % UInt(MemoryLayout<SIMD16<Double>>.alignment) == 0)
        wait.pending.resume(with: .success(SIMD16(repeating: 3)))
        let value = try wait.take()
        #expect(value == SIMD16(repeating: 3))
    }
}

// verdicts: 0 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered
import Onceover

final class Picker {
    let choice = ContinuationSlot<Int, any Error>(whenBusy: .reject)
    let other = ContinuationSlot<Int, any Error>(whenBusy: .reject)

    func pick() async throws -> Int { try await choice.wait { present() } }
    func pickOther() async throws -> Int { try await other.wait { present() } }
}

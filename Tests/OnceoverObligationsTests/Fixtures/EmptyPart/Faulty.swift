// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Synchronization

final class Harbour: Sendable {
    private struct State {
        var isOpen = true
        var guests: [CheckedContinuation<Int, any Error>] = []
    }
    private let state = Mutex(State())

    func wait() async throws -> Int {
        try await withCheckedThrowingContinuation { guest in
            state.withLock { $0.guests.append(guest) }
        }
    }

    /// Who closes twice finds them again.
    func close() {
        let (isFirst, guests) = state.withLock { state -> (Bool, [CheckedContinuation<Int, any Error>]) in
            if !state.isOpen { return (false, state.guests) }
            state.isOpen = false
            let all = state.guests
            state.guests = []
            return (true, all)
        }
        for guest in guests { guest.resume(throwing: Closed()) }  // want "stale-continuation: .guests."
        if isFirst { log() }
    }
}

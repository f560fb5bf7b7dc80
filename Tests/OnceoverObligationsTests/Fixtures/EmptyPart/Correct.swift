// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Synchronization

final class Harbour: Sendable {
    private struct State {
        var isOpen = true
        var tug: Tug?
        var guests: [CheckedContinuation<Int, any Error>] = []
    }
    private let state = Mutex(State())

    func wait() async throws -> Int {
        try await withCheckedThrowingContinuation { guest in
            state.withLock { $0.guests.append(guest) }
        }
    }

    /// Who is given nothing has taken nobody.
    func close() {
        let (isFirst, guests) = state.withLock { state -> (Bool, [CheckedContinuation<Int, any Error>]) in
            if !state.isOpen { return (false, []) }
            state.isOpen = false
            let all = state.guests
            state.guests = []
            return (true, all)
        }
        for guest in guests { guest.resume(throwing: Closed()) }
        if isFirst { log() }
    }

    func leave() {
        typealias Guests = [CheckedContinuation<Int, any Error>]
        let taken = state.withLock { state -> (tug: Tug?, name: String, guests: Guests) in
            guard state.isOpen else { return (nil, "", []) }
            state.isOpen = false
            let guests = state.guests
            state.guests.removeAll()
            return (state.tug, "all", guests)
        }
        taken.tug?.cancel()
        for guest in taken.guests { guest.resume(throwing: Closed()) }
    }
}

// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Synchronization

final class Radio: Sendable {
    private struct State {
        var isClosed = false
        var calls: [String] = []
        var waiting: [(id: Int, pilot: CheckedContinuation<String, any Error>)] = []
    }
    private let state = Mutex(State())

    private enum Step {
        case answer(CheckedContinuation<String, any Error>)
        case kept
        case dropped
    }

    func listen(_ id: Int) async throws -> String {
        try await withCheckedThrowingContinuation { pilot in
            state.withLock { $0.waiting.append((id: id, pilot: pilot)) }
        }
    }

    /// What is taken out leaves the closure in a case.
    func receive(_ call: String) {
        let step = state.withLock { state -> Step in
            if state.isClosed { return .dropped }
            if !state.waiting.isEmpty {
                return .answer(state.waiting.removeFirst().pilot)
            }
            state.calls.append(call)
            return .kept
        }
        switch step {
        case .answer(let pilot): pilot.resume(returning: call)
        case .kept, .dropped: break
        }
    }
}

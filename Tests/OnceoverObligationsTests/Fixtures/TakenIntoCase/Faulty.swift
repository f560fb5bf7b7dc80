// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Synchronization

final class Radio: Sendable {
    private struct State {
        var isClosed = false
        var waiting: [(id: Int, pilot: CheckedContinuation<String, any Error>)] = []
    }
    private let state = Mutex(State())

    private enum Step {
        case answer(CheckedContinuation<String, any Error>)
        case kept
    }

    func listen(_ id: Int) async throws -> String {
        try await withCheckedThrowingContinuation { pilot in
            state.withLock { $0.waiting.append((id: id, pilot: pilot)) }
        }
    }

    func receive(_ call: String) {
        let step = state.withLock { state -> Step in
            if !state.waiting.isEmpty { return .answer(state.waiting.removeFirst().pilot) }
            return .kept
        }
        switch step {
        case .answer(let pilot):
            if call.isEmpty { return }  // want "unresumed-path: .waiting."
            pilot.resume(returning: call)
        case .kept: break
        }
    }
}

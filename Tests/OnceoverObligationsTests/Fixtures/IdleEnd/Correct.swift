// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: repeating-callback-once

import Combine

/// A source that cannot fail.
func level(of lake: AnyPublisher<Int, Never>, _ bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        lake.first().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}

// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

import Combine

/// A source that cannot fail.
func level(of lake: AnyPublisher<Int, Never>, _ bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        lake.first().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}

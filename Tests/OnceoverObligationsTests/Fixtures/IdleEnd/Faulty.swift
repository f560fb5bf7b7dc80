// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

import Combine

func depth(of lake: AnyPublisher<Int, any Error>, _ bag: inout Set<AnyCancellable>) async -> Int? {
    await withCheckedContinuation { continuation in
        lake.first().sink(
            receiveCompletion: { print($0) },  // want "unresumed-path: `continuation` is not resumed on this path"
            receiveValue: { continuation.resume(returning: $0) }
        ).store(in: &bag)
    }
}

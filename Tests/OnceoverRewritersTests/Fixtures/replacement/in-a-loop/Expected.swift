import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Net: Sendable {
    nonisolated(nonsending) func cast(at spot: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(spot * 2) }
        }
    }

    func fish() {
        for spot in 1...3 {
            Task.immediate {
                let catched = await cast(at: spot)
                if catched == spot * 2 { Signal.done.signal() }
            }
        }
        [4, 5].forEach { spot in
            Task.immediate {
                _ = await cast(at: spot)
                Signal.done.signal()
            }
        }
    }

    func drift() {
        var spot = 3
        Task.immediate { [spot] in
            let value = await cast(at: spot)
            print("was at", value)
        }
        spot += 1
        Task.immediate { [spot2 = spot + 1] in
            let value = await cast(at: spot2)
            print("is at", value)
        }
    }
}

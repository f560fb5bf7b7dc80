import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Kettle: Sendable {
    nonisolated(nonsending) func boil(_ minutes: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let then: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { then(minutes) }
        }
    }

    /// By its name, it would hear of many events.
    nonisolated(nonsending) func onReady() async {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let block: @Sendable () -> Void = { continuation.resume() }
            DispatchQueue.global().async { block() }
        }
    }

    /// The handler that is meant is not the one that names would choose.
    nonisolated(nonsending) func pour(_ cups: Int, completion: (@Sendable () -> Void)? = nil) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let finish: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { finish(cups) }
        }
    }

    func count(block: @escaping @Sendable () -> Int) {  // want "`block` must return a value"
        DispatchQueue.global().async { _ = block() }
    }

    func tea() {
        Task.immediate {
            let minutes = await boil(3)
            print("boiled", minutes)
            await self.onReady()
            let cups = await self.pour(2)
            print("poured", cups)
            Signal.done.signal()
        }
    }
}

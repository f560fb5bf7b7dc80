import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

actor Counter {
    private let queue = DispatchQueue(label: "counter")
    private var total = 0

    nonisolated(nonsending) func next() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            queue.async { completion(2) }
        }
    }

    func count() {
        Task.immediate {
            let value = await next()
            Task { self.add(value) }
        }
    }

    private func add(_ value: Int) {
        total += value
        print(total)
        Signal.done.signal()
    }
}

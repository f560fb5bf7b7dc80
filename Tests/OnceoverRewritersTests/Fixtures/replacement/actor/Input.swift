import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

actor Counter {
    private let queue = DispatchQueue(label: "counter")
    private var total = 0

    nonisolated func next(completion: @escaping @Sendable (Int) -> Void) {
        queue.async { completion(2) }
    }

    func count() {
        next { value in
            Task { await self.add(value) }
        }
    }

    private func add(_ value: Int) {
        total += value
        print(total)
        Signal.done.signal()
    }
}

import Dispatch

final class Jar: @unchecked Sendable {
    private let queue = DispatchQueue(label: "jar")
    private var sweets = 0

    nonisolated(nonsending) func atOnce() async -> Int {
        if sweets == 0 {
            return 0
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(1) }
        }
    }

    nonisolated(nonsending) func here() async -> Int {
        return 1
    }

    func queued(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ may rely on the queue"
        nonisolated(unsafe) let completion = completion
        queue.async { completion(1) }
    }

    func awaited(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ blocks its thread after the call"
        DispatchQueue.global().async { completion(1) }
    }

    func counted(completion: @escaping (Int) -> Void) {  // want "Input.swift:[0-9]+ passes a handler that changes the caller's variable `sum`"
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(1) }
    }

    func stored(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ passes a handler that is neither"
        DispatchQueue.global().async { completion(1) }
    }

    func ended(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ calls it in `deinit`"
        DispatchQueue.global().async { completion(1) }
    }

    func use() {
        Task.immediate {
            let value = await atOnce()
            print(value)
        }
        print("behind")
    }

    func take() {
        Task.immediate {
            let value = await here()
            self.sweets += value
        }
    }
    func shake() { queued { self.sweets += $0 } }

    func block() {
        let semaphore = DispatchSemaphore(value: 0)
        awaited { _ in semaphore.signal() }
        semaphore.wait()
    }

    func count() -> Int {
        var sum = 0
        counted { sum += $0 }
        return sum
    }

    func store() { stored(completion: Self.show) }
    static let show: @Sendable (Int) -> Void = { print($0) }

    deinit { ended { _ in print("ended") } }
}

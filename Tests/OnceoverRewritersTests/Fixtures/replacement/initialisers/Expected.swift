import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

enum Clock {
    static nonisolated(nonsending) func time() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(12) }
        }
    }
}

final class Alarm: Sendable {
    let name: String

    init(name: String) {
        self.name = name
        Task.immediate {
            let time = await Clock.time()
            print(self.name, "at", time)
            Signal.done.signal()
        }
    }

    var next: Int {
        Task.immediate {
            let value = await Clock.time()
            print("asked at", value)
        }
        return 1
    }
}

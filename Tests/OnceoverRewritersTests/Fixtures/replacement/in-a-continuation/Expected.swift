import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Cook: Sendable {
    nonisolated(nonsending) func boil() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(100) }
        }
    }

    nonisolated(nonsending) func dinner() async -> String {
        print("cooking")
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async {
                print("in the kitchen")
                Task.immediate {
                    let degrees = await self.boil()
                    completion("served at \(degrees)")
                }
            }
        }
    }

    func tea() async -> Int {
        await withCheckedContinuation { continuation in
            Task.immediate {
                let value = await boil()
                continuation.resume(returning: value)
            }
        }
    }

    func eat() {
        Task.immediate {
            let meal = await dinner()
            print(meal)
            Signal.done.signal()
        }
    }
}

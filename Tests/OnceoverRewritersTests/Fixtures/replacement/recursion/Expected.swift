import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Stairs: Sendable {
    nonisolated(nonsending) func climb(from step: Int) async -> Int {
        print("step", step)
        if step >= 3 {
            return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
                DispatchQueue.global().async { completion(step) }
                return
            }
        }
        let top = await climb(from: step + 1)
        return top
    }

    nonisolated(nonsending) func even(_ number: Int) async -> Bool {
        if number == 0 {
            return true
        }
        let isOdd = await odd(number - 1)
        return isOdd
    }

    nonisolated(nonsending) func odd(_ number: Int) async -> Bool {
        if number == 0 {
            return false
        }
        return await even(number - 1)
    }

    func walk() {
        Task.immediate {
            let top = await climb(from: 0)
            print("top", top)
            let isEven = await self.even(top)
            print(isEven)
            Signal.done.signal()
        }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Scout: Sendable {
    nonisolated(nonsending) func look(at hill: Int) async -> Bool {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let completion: @Sendable (Bool) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(hill % 2 == 0) }
        }
    }

    nonisolated(nonsending) func report(on hills: [Int]) async -> [Int] {
        nonisolated(unsafe) var clear: [Int] = []
        await withTaskGroup(of: (Int, Bool).self) { group in
            for hill in hills where hill > 0 {
                group.addTask { (hill, await self.look(at: hill)) }
            }
            for await (hill, value) in group {
                if value { clear.append(hill) }
            }
        }
        return clear.sorted()
    }

    func march() {
        // One of them is clear: before, nothing keeps two callbacks from appending at once.
        Task.immediate {
            let hills = await report(on: [0, 1, 2, 3])
            print("clear", hills)
            Signal.done.signal()
        }
    }
}

import Foundation

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next(_ step: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await next(step))
        }
    }

    nonisolated(nonsending) func next(_ step: Int) async -> Int {
        guard step > 0 else {
            return 0
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            lock.lock()
            count += step
            let value = count
            lock.unlock()
            completion(value)
        }
    }
}

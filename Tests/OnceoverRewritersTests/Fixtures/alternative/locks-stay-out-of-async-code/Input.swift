import Foundation

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next(_ step: Int, completion: @escaping @Sendable (Int) -> Void) {
        guard step > 0 else { return completion(0) }
        lock.lock()
        count += step
        let value = count
        lock.unlock()
        completion(value)
    }
}

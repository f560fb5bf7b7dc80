import Dispatch

final class Postbox: Sendable {
    nonisolated(nonsending) func collect(from street: String) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(street.count) }
        }
    }
}

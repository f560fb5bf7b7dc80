import Dispatch

final class Oven: @unchecked Sendable {
    private var isHot = false

    nonisolated(nonsending) func heat() async -> Int {
        isHot = true
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(200) }
        }
    }

    func bake() {
        Task.immediate {
            let value = await heat()
            print(value)
        }
        print(isHot)
    }

    func request(withCompletionHandlerOnMainQueue completion: @escaping @Sendable (Int) -> Void) {  // want "the label `withCompletionHandlerOnMainQueue` is part of its name"
        DispatchQueue.global().async { completion(200) }
    }
}

import Dispatch

final class Relay: Sendable {

    func ask(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await ask(number))
        }
    }

    nonisolated(nonsending) func ask(_ number: Int) async -> Int {
        if number > 9 {
            return 9
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            do {
                let completion = { @Sendable answer in DispatchQueue.global().async { completion(answer) } }
                DispatchQueue.global().async {
                    completion(number + 1)
                }
            }
        }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Tower: Sendable {
    nonisolated(nonsending) func floor(_ number: Int) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(number)) }
        }
    }

    func climb() {
        Task.immediate {
            let one: Int
            do {
                one = try await floor(1)
            } catch {
                print("fell", error)
                Signal.done.signal()
                return
            }
            print("at", one)
            let second: Result<Int, any Error>
            do {
                second = .success(try await floor(one + 1))
            } catch {
                second = .failure(error)
            }
            if case .success(let two) = second { print("at", two) }
            Signal.done.signal()
        }
    }
}

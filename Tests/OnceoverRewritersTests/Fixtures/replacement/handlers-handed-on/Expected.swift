import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Baker: Sendable {
    nonisolated(nonsending) func bake() async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(6)) }
        }
    }

    /// It says what it does with its handler, and it is kept: it throws, too.
    func order(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) throws {  // want "it can throw an error itself"
        Task.immediate {
            do {
                completion(.success(try await bake()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func shop() throws {
        try order { result in
            if case .success(let rolls) = result { print(rolls, "rolls") }
            Signal.done.signal()
        }
    }
}

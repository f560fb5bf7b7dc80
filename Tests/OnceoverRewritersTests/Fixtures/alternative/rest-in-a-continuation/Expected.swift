import Dispatch

struct Failed: Error {}

struct Queue: Sendable {

    func run(_ number: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await run(number), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func run(_ number: Int) async throws -> Int {
        guard number > 0 else {
            throw Failed()
        }
        let double = number * 2
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, Error?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async {
                // Far from here.
                completion(double, nil)
            }
            print("started")
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

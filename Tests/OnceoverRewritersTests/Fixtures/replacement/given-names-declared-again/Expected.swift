import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Tide: Sendable {
    nonisolated(nonsending) func height(_ harbour: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(harbour) }
        }
    }

    nonisolated(nonsending) func measured(_ harbour: Int) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, (any Error)?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async { completion(harbour, nil) }
        }
    }

    func doubled(_ harbour: Int) {
        Task.immediate {
            let metres = await height(harbour)
            do {
                let metres = metres * 2
                print(metres)
                Signal.done.signal()
            }
        }
    }

    func checked(_ harbour: Int) {
        Task.immediate {
            let metres: Int?
            let error: (any Error)?
            do {
                metres = try await measured(harbour)
                error = nil
            } catch let caught {
                metres = nil
                error = caught
            }
            do {
                if let error {
                    print(error)
                    return
                }
                guard let metres else { return }
                let error = metres < 2 ? "low" : "high"
                print(metres, error)
                Signal.done.signal()
            }
        }
    }
}

nonisolated(nonsending) func level() async -> Int {
    return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
        DispatchQueue.global().async { completion(5) }
    }
}

func levels() {
    Task.immediate {
        let levelValue = await level()
        do {
            let level = levelValue
            print(level)
            Signal.done.signal()
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

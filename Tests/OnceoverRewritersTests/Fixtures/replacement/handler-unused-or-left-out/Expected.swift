import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Archive: Sendable {
    nonisolated(nonsending) func save(_ text: String) async throws {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: (@Sendable ((any Error)?) -> Void)? = { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
            DispatchQueue.global().async {
                print("saved", text)
                completion?(nil)
            }
        }
    }

    nonisolated(nonsending) func count() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: (@Sendable (Int) -> Void)? = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion?(1) }
        }
    }

    nonisolated(nonsending) func open() async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(1)) }
        }
    }

    func close() {
        Task.immediate {
            try? await save("all")
            print("closed")
            Signal.done.signal()
        }
    }

    func forget() {
        Task.immediate {
            _ = try? await open()
            print("opened")
        }
        Task.immediate { try? await save("one") }
        Task.immediate { try? await save("two") }
        Task.immediate { _ = await count() }
        Task.immediate {
            let error: (any Error)?
            do {
                try await save("three")
                error = nil
            } catch let caught {
                error = caught
            }
            print(error == nil)
        }
        Task.immediate { try? await save("four") }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Archive: Sendable {
    func save(_ text: String) async throws {
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

    func count() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: (@Sendable (Int) -> Void)? = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion?(1) }
        }
    }

    func close() {
        Task {
            try? await save("all")
            print("closed")
            Signal.done.signal()
        }
    }

    func forget() {
        Task { try? await save("one") }
        Task { try? await save("two") }
        Task { _ = await count() }
        Task {
            let error: (any Error)?
            do {
                try await save("three")
                error = nil
            } catch let caught {
                error = caught
            }
            print(error == nil)
        }
        Task { try? await save("four") }
    }
}

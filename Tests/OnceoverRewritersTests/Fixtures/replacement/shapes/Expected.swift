import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Loss: Error {}

struct Shelf: Sendable {
    nonisolated(nonsending) func tidy() async {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let completion: @Sendable () -> Void = { continuation.resume() }
            DispatchQueue.global().async { completion() }
        }
    }

    nonisolated(nonsending) func pair() async -> (Int, String) {
        return await withCheckedContinuation { (continuation: CheckedContinuation<(Int, String), Never>) in
            let completion: @Sendable (Int, String) -> Void = { continuation.resume(returning: ($0, $1)) }
            DispatchQueue.global().async { completion(1, "one") }
        }
    }

    nonisolated(nonsending) func lock() async throws {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: @Sendable ((any Error)?) -> Void = { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
            DispatchQueue.global().async { completion(Loss()) }
        }
    }

    nonisolated(nonsending) func isFull() async throws -> Bool {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
            let completion: @Sendable (Bool, (any Error)?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value)
                }
            }
            DispatchQueue.global().async { completion(true, nil) }
        }
    }

    nonisolated(nonsending) func typed() async throws(Loss) -> Int {
        let outcome: Result<Int, Loss> = await withCheckedContinuation { continuation in
            let completion: @Sendable (Result<Int, Loss>) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(.failure(Loss())) }
        }
        return try outcome.get()
    }

    func all() {
        Task.immediate {
            await tidy()
            print("tidy")
            let (number, name) = await self.pair()
            print(number, name)
            let error: (any Error)?
            do {
                try await self.lock()
                error = nil
            } catch let caught {
                error = caught
            }
            if let error { print("locked", error) }
            do {
                let full: Bool
                let error: (any Error)?
                do {
                    full = try await self.isFull()
                    error = nil
                } catch let caught {
                    full = false
                    error = caught
                }
                print(full, error == nil)
                let result: Result<Int, Loss>
                do throws(Loss) {
                    result = .success(try await self.typed())
                } catch {
                    result = .failure(error)
                }
                switch result {
                case .success(let value): print(value)
                case .failure(let loss): print("typed", loss)
                }
                Signal.done.signal()
            }
        }
    }
}

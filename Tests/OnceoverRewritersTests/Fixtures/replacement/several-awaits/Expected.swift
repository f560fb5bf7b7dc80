import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Bank: Sendable {
    nonisolated(nonsending) func balance(of account: Int) async throws -> Int {
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
            DispatchQueue.global().async { completion(account * 100, nil) }
        }
    }

    nonisolated(nonsending) func rate() async -> Double {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Double, Never>) in
            let completion: @Sendable (Double) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(0.5) }
        }
    }

    nonisolated(nonsending) func interest(of account: Int) async throws -> Double {
        let balance = try await self.balance(of: account)
        print("balance", balance)
        let rate = await self.rate()
        let answer: Double? = Double(balance) * rate
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func report() {
        Task.immediate {
            let interest: Double?
            let error: (any Error)?
            do {
                interest = try await self.interest(of: 2)
                error = nil
            } catch let caught {
                interest = nil
                error = caught
            }
            if let error {
                print("failed", error)
            } else if let interest {
                print("interest", interest)
            }
            Signal.done.signal()
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

import Dispatch

struct Mill: Sendable {
    nonisolated(nonsending) func grain() async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(3)) }
        }
    }

    /// Grinds what there is.
    /// - Returns: The flour, or with what went wrong.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func flour(per sack: Int) async throws -> Int {
        let grain = try await self.grain()
        return grain * sack
    }

    nonisolated(nonsending) func bread() async throws -> String {
        let flour: Int
        do {
            flour = try await self.flour(per: 2)
        } catch {
            print("no flour")
            throw error
        }
        print("kneading", flour)
        return "bread of \(flour)"
    }
}

enum Market {
    static let closed = DispatchSemaphore(value: 0)

    static func open() {
        Task.immediate {
            let result: Result<String, any Error>
            do {
                result = .success(try await Mill().bread())
            } catch {
                result = .failure(error)
            }
            switch result {
            case .success(let bread): print("sold", bread)
            case .failure(let error): print("sold out", error)
            }
            closed.signal()
        }
    }
}

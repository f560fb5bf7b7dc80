import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

protocol Ferry: Sendable {
    /// Crosses the river.
    ///
    /// - Parameter passengers: how many there are.
    /// - Returns: The fare.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func cross(with passengers: Int) async throws -> Int
}

struct Raft: Ferry {
    nonisolated(nonsending) func cross(with passengers: Int) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(passengers)) }
        }
    }
}

struct Steamer: Ferry {
    let raft: Raft

    nonisolated(nonsending) func cross(with passengers: Int) async throws -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await raft.cross(with: passengers))
        } catch {
            result = .failure(error)
        }
        return try result.map { $0 * 10 }.get()
    }
}

final class Pier: Sendable {
    let ferry: any Ferry

    init(ferry: any Ferry) { self.ferry = ferry }

    func board() {
        Task.immediate {
            let result: Result<Int, any Error>
            do {
                result = .success(try await ferry.cross(with: 3))
            } catch {
                result = .failure(error)
            }
            switch result {
            case .success(let fare): print("fare", fare)
            case .failure: print("sunk")
            }
            Signal.done.signal()
        }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

protocol Ferry: Sendable {
    /// Crosses the river.
    ///
    /// - Parameter passengers: how many there are.
    /// - Parameter completion: called with the fare.
    func cross(with passengers: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void)
}

struct Raft: Ferry {
    func cross(with passengers: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success(passengers)) }
    }
}

struct Steamer: Ferry {
    let raft: Raft

    func cross(with passengers: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        raft.cross(with: passengers) { result in
            completion(result.map { $0 * 10 })
        }
    }
}

final class Pier: Sendable {
    let ferry: any Ferry

    init(ferry: any Ferry) { self.ferry = ferry }

    func board() {
        ferry.cross(with: 3) { result in
            switch result {
            case .success(let fare): print("fare", fare)
            case .failure: print("sunk")
            }
            Signal.done.signal()
        }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    nonisolated(nonsending) func pair<One: Made, Other: Made>() async -> (One, Other) {
        return await withCheckedContinuation { (continuation: CheckedContinuation<(One, Other), Never>) in
            let completion: @Sendable (One, Other) -> Void = { continuation.resume(returning: ($0, $1)) }
            DispatchQueue.global().async { completion(One(), Other()) }
        }
    }

    nonisolated(nonsending) func several<One: Made, Other: Made>() async throws -> (One, Other) {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(One, Other), any Error>) in
            let completion: @Sendable (One?, Other?, (any Error)?) -> Void = { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async { completion(One(), Other(), nil) }
        }
    }

    nonisolated(nonsending) func one<One: Made>() async throws -> One {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<One, any Error>) in
            let completion: @Sendable (One?, (any Error)?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async { completion(One(), nil) }
        }
    }
}

struct Shop: Sendable {
    let maker = Maker()

    func sell(to buyer: @escaping @Sendable (Int, String) -> Void) {  // want "`buyer` may have to run inside"
        Task.immediate {
            let (value0, value1): (Int, String) = await maker.pair()
            buyer(value0, value1)
        }
    }

    func sellAll<Thing: Made>(to buyer: @escaping @Sendable (Thing, Int) -> Void) {  // want "`buyer` may have to run inside"
        Task.immediate {
            let (value0, value1): (Thing, Int) = await maker.pair()
            buyer(value0, value1)
        }
    }

    func sellSome(to buyer: @escaping @Sendable (Int?, String?, (any Error)?) -> Void) {  // want "`buyer` may have to run inside"
        Task.immediate {
            do {
                let (value0, value1): (Int, String) = try await maker.several()
                buyer(value0, value1, nil)
            } catch {
                buyer(nil, nil, error)
            }
        }
    }

    func sellOne(to buyer: @escaping @Sendable (Int?, (any Error)?) -> Void) {  // want "`buyer` may have to run inside"
        Task.immediate {
            do {
                buyer(try await maker.one(), nil)
            } catch {
                buyer(nil, error)
            }
        }
    }
}

extension Int: Made {}
extension String: Made {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

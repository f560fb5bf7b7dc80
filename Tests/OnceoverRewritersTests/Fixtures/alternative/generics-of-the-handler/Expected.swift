protocol Made: Sendable {
    init()
}

struct Maker {
    func pair<One: Made, Other: Made>(completion: @escaping @Sendable (One, Other) -> Void) {
        Task.immediate {
            let (value0, value1): (One, Other) = await pair()
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func pair<One: Made, Other: Made>() async -> (One, Other) {
        return (One(), Other())
    }

    func one<One: Made>(completion: @escaping @Sendable (One?, (any Error)?) -> Void) {
        Task.immediate {
            do {
                completion(try await one(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func one<One: Made>() async throws -> One {
        let answer: One? = One()
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func several<One: Made, Fault: Error>(completion: @escaping @Sendable (One?, Fault?) -> Void) {
        Task.immediate {
            let (value0, value1): (One?, Fault?) = await several()
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func several<One: Made, Fault: Error>() async -> (One?, Fault?) {
        return (One(), nil)
    }

    func result<One: Made, Fault: Error>(completion: @escaping @Sendable (Result<One, Fault>) -> Void) {  // want "`Fault` would stand only after `throws`"
        completion(.success(One()))
    }

    func known<Fault: Error>(_ fault: Fault, completion: @escaping @Sendable (Result<Int, Fault>) -> Void) {
        Task.immediate {
            do throws(Fault) {
                completion(.success(try await known(fault)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func known<Fault: Error>(_ fault: Fault) async throws(Fault) -> Int {
        throw fault
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

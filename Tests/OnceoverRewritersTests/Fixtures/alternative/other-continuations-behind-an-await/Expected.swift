import Dispatch

/// It has no async form: nobody can tell when it calls back.
private func later(_ place: Int, then work: @escaping @Sendable (Int?, Error?) -> Void) -> Int {
    DispatchQueue.global().async { place < 0 ? work(nil, NoDepth()) : work(place, nil) }
    return place
}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await load(place))
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async -> Int {
        return place * 2
    }

    func errorThenValue(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await errorThenValue(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func errorThenValue(_ place: Int) async throws -> Int {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, Error?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            _ = later(depth) { value, error in
                if let error { return completion(nil, error) }
                completion(value, nil)
            }
        }
    }

    func newError(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await newError(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func newError(_ place: Int) async throws -> Int {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, Error?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            _ = later(depth) { value, _ in
                guard let value else {
                    completion(nil, NoDepth())
                    return
                }
                completion(value, nil)
            }
        }
    }

    func twoValues(_ place: Int, completion: @escaping @Sendable (Int?, Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value.map { $0 + 1 }, value.map { $0 + 2 }, error)
            }
        }
    }

    nonisolated(nonsending) func twoValues(_ place: Int) async throws -> (Int, Int) {
        try await withCheckedThrowingContinuation { continuation in
            twoValues(place) { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func onlyError(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        Task.immediate {
            do {
                try await onlyError(place)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func onlyError(_ place: Int) async throws {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: @Sendable (Error?) -> Void = { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
            _ = later(depth) { _, error in
                completion(error)
            }
        }
    }

    func resultOfNothing(_ place: Int, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task.immediate {
            do {
                try await resultOfNothing(place)
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func resultOfNothing(_ place: Int) async throws {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: @Sendable (Result<Void, Error>) -> Void = { continuation.resume(with: $0) }
            _ = later(depth) { _, error in
                if let error {
                    completion(.failure(error))
                } else {
                    completion(.success(()))
                }
            }
        }
    }

    func resultMade(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await resultMade(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func resultMade(_ place: Int) async throws -> Int {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, Error>) -> Void = { continuation.resume(with: $0) }
            _ = later(depth) { value, error in
                completion(Result { if let value { value } else { throw error ?? NoDepth() } })
            }
        }
    }

    func switchInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await switchInside(place))
        }
    }

    nonisolated(nonsending) func switchInside(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            _ = later(depth) { value, _ in
                switch value {
                case .some(let number): completion(number)
                case nil: completion(0)
                }
            }
        }
    }

    func returned(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await returned(place))
        }
    }

    nonisolated(nonsending) func returned(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            _ = later(depth) { value, _ in
                return completion(value ?? 0)
            }
        }
    }

    func shadowedHandler(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                let finish = completion
                finish(value ?? 0)
            }
        }
    }

    nonisolated(nonsending) func shadowedHandler(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            shadowedHandler(place) { continuation.resume(returning: $0) }
        }
    }

    func awaitInTheMiddle(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await awaitInTheMiddle(place))
        }
    }

    nonisolated(nonsending) func awaitInTheMiddle(_ place: Int) async -> Int {
        let depth = await load(place)
        let deeper = await load(depth)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            _ = later(deeper) { value, _ in
                load(value ?? 0) { last in completion(last) }
            }
        }
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

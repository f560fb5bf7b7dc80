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

    func discarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await discarded(place))
        }
    }

    nonisolated(nonsending) func discarded(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            _ = later(depth) { value, _ in
                completion(value ?? 0)
            }
        }
    }

    func kept(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await kept(place))
        }
    }

    nonisolated(nonsending) func kept(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            let number = later(depth) { value, _ in
                completion(value ?? 0)
            }
            print(number)
        }
    }

    func inExpression(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await inExpression(place))
        }
    }

    nonisolated(nonsending) func inExpression(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            print(later(depth) { value, _ in
                (completion(value ?? 0))
            })
        }
    }

    func optionals(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await optionals(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func optionals(_ place: Int) async throws -> Int {
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
                completion(value, error)
            }
        }
    }

    func complex(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value.map { $0 + 1 }, error)
            }
        }
    }

    nonisolated(nonsending) func complex(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            complex(place) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func chosen(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await chosen(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func chosen(_ place: Int) async throws -> Int {
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
                if let error = error {
                    completion(nil, error)
                } else {
                    completion(value!, nil)
                }
            }
        }
    }

    func alwaysBoth(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value ?? 9, NoDepth())
            }
        }
    }

    nonisolated(nonsending) func alwaysBoth(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            alwaysBoth(place) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func neither(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await neither(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func neither(_ place: Int) async throws -> Int {
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
            _ = later(depth) { _, _ in
                completion(nil, nil)
            }
        }
    }

    func done(_ place: Int, completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await done(place)
            completion()
        }
    }

    nonisolated(nonsending) func done(_ place: Int) async {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let completion: @Sendable () -> Void = { continuation.resume() }
            _ = later(depth) { _, _ in
                completion()
            }
        }
    }

    func result(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await result(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func result(_ place: Int) async throws -> Int {
        let depth = await load(place)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, Error>) -> Void = { continuation.resume(with: $0) }
            _ = later(depth) { value, error in
                completion(error.map { .failure($0) } ?? .success(value ?? 0))
            }
        }
    }

    func nestedTwice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await nestedTwice(place))
        }
    }

    nonisolated(nonsending) func nestedTwice(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            _ = later(depth) { value, _ in
                _ = later((value ?? 0) + 1) { value, _ in
                    completion(value ?? 0)
                }
            }
        }
    }

    func eitherOfTwo(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await eitherOfTwo(place))
        }
    }

    nonisolated(nonsending) func eitherOfTwo(_ place: Int) async -> Int {
        let depth = await load(place)
        if depth > 6 {
            return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
                _ = later(depth) { value, _ in completion(value ?? 0) }
            }
        } else {
            return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
                _ = later(0) { value, _ in completion(value ?? 1) }
            }
        }
    }

    func onAQueue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await onAQueue(place))
        }
    }

    nonisolated(nonsending) func onAQueue(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async {
                completion(depth)
            }
        }
    }

    func throughAHelper(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await throughAHelper(place))
        }
    }

    nonisolated(nonsending) func throughAHelper(_ place: Int) async -> Int {
        let depth = await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            @Sendable func finish(_ number: Int) { completion(number) }
            _ = later(depth) { value, _ in finish(value ?? 0) }
        }
    }

    func namedContinuation(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await namedContinuation(place))
        }
    }

    nonisolated(nonsending) func namedContinuation(_ place: Int) async -> Int {
        let continuation = await load(place)
        return await withCheckedContinuation { (waiting: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { waiting.resume(returning: $0) }
            _ = later(continuation) { value, _ in
                completion((value ?? 0) + continuation)
            }
        }
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await load(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async throws -> Int {
        if place < 0 {
            throw NoDepth()
        } else {
            return place
        }
    }

    func plain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await plain(place))
        }
    }

    nonisolated(nonsending) func plain(_ place: Int) async -> Int {
        return place
    }

    private var maybe: Int? { 4 }
    private func failure() -> Error? { nil }

    func nothingAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await nothingAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingAndNil(_ place: Int) async throws -> Int {
        throw NeitherValueNorError(function: #function)
    }

    func nothingAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await nothingAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingAndRelayed(_ place: Int) async throws -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        let failure: (any Error)? = error
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func nothingAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await nothingAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingAndComputed(_ place: Int) async throws -> Int {
        let failure: (any Error)? = failure()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func nothingAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await nothingAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingAndKnown(_ place: Int) async throws -> Int {
        throw NoDepth()
    }

    func relayedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await relayedAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func relayedAndNil(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        let answer: Int? = value
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func relayedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await relayedAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func relayedAndRelayed(_ place: Int) async throws -> Int {
        return try await load(place)
    }

    func relayedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await relayedAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func relayedAndComputed(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        let failure: (any Error)? = failure()
        if let failure {
            throw failure
        }
        let answer: Int? = value
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func relayedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await relayedAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func relayedAndKnown(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        throw NoDepth()
    }

    func computedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await computedAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func computedAndNil(_ place: Int) async throws -> Int {
        let answer: Int? = maybe
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func computedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(maybe, error)
        }
    }

    nonisolated(nonsending) func computedAndRelayed(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            computedAndRelayed(place) { value, error in
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

    func computedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(maybe, failure())
    }

    nonisolated(nonsending) func computedAndComputed(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            computedAndComputed(place) { value, error in
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

    func computedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(maybe, NoDepth())
    }

    nonisolated(nonsending) func computedAndKnown(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            computedAndKnown(place) { value, error in
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

    func knownAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await knownAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func knownAndNil(_ place: Int) async throws -> Int {
        return 7
    }

    func knownAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(7, error)
        }
    }

    nonisolated(nonsending) func knownAndRelayed(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            knownAndRelayed(place) { value, error in
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

    func knownAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(7, failure())
    }

    nonisolated(nonsending) func knownAndComputed(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            knownAndComputed(place) { value, error in
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

    func knownAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(7, NoDepth())
    }

    nonisolated(nonsending) func knownAndKnown(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            knownAndKnown(place) { value, error in
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

    func plainAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await plainAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func plainAndNil(_ place: Int) async throws -> Int {
        let value = await plain(place)
        return value
    }

    func plainAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await plainAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func plainAndComputed(_ place: Int) async throws -> Int {
        let value = await plain(place)
        let failure: (any Error)? = failure()
        if let failure {
            throw failure
        }
        return value
    }

    func plainAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await plainAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func plainAndKnown(_ place: Int) async throws -> Int {
        _ = await plain(place)
        throw NoDepth()
    }

    func returned(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await returned(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func returned(_ place: Int) async throws -> Int {
        return place
    }

    func inParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await inParentheses(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func inParentheses(_ place: Int) async throws -> Int {
        return place
    }

    func leavesOrGoesOn(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await leavesOrGoesOn(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func leavesOrGoesOn(_ place: Int) async throws -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if value != nil {
            let failure: (any Error)? = error
            if let failure {
                throw failure
            }
            let answer: Int? = value
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)
        }
        print("some error")
        let failure: (any Error)? = error
        if let failure {
            throw failure
        }
        let answer: Int? = value
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func closureInParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await closureInParentheses(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func closureInParentheses(_ place: Int) async throws -> Int {
        return try await load(place)
    }

    func returnsInBoth(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await returnsInBoth(place))
        }
    }

    nonisolated(nonsending) func returnsInBoth(_ place: Int) async -> Int {
        let x: Int
        do {
            x = try await load(place)
        } catch {
            let other = 0
            return other
        }
        let more = x + 1
        return more
    }

    func withDefault(_ place: Int, completion: @escaping @Sendable (Int) -> Void = { _ in }) {
        Task.immediate {
            completion(await withDefault(place))
        }
    }

    @discardableResult
    nonisolated(nonsending) func withDefault(_ place: Int) async -> Int {
        return place
    }

    func shorthandOnly(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        plain(place) { completion($0) }
    }

    nonisolated(nonsending) func shorthandOnly(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            shorthandOnly(place) { continuation.resume(returning: $0) }
        }
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

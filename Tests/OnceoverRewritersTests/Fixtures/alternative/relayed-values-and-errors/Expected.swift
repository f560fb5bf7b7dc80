struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await load(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func load(_ place: Int) async throws -> Int {
        if place < 0 {
            throw NoDepth()
        } else {
            return place
        }
    }

    func plain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await plain(place))
        }
    }

    func plain(_ place: Int) async -> Int {
        return place
    }

    private var maybe: Int? { 4 }
    private func failure() -> Error? { nil }

    func nothingAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await nothingAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func nothingAndNil(_ place: Int) async throws -> Int {
        throw NeitherValueNorError(function: #function)
    }

    func nothingAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await nothingAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func nothingAndRelayed(_ place: Int) async throws -> Int {
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
        Task {
            do {
                completion(try await nothingAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func nothingAndComputed(_ place: Int) async throws -> Int {
        let failure: (any Error)? = failure()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func nothingAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await nothingAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func nothingAndKnown(_ place: Int) async throws -> Int {
        throw NoDepth()
    }

    func relayedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await relayedAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func relayedAndNil(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        let answer: Int? = value
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func relayedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await relayedAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func relayedAndRelayed(_ place: Int) async throws -> Int {
        return try await load(place)
    }

    func relayedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await relayedAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func relayedAndComputed(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        let answer: Int? = value
        if let answer {
            return answer
        }
        let failure: (any Error)? = failure()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func relayedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await relayedAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func relayedAndKnown(_ place: Int) async throws -> Int {
        let value = try? await load(place)
        let answer: Int? = value
        if let answer {
            return answer
        }
        throw NoDepth()
    }

    func computedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await computedAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func computedAndNil(_ place: Int) async throws -> Int {
        let answer: Int? = maybe
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func computedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await computedAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func computedAndRelayed(_ place: Int) async throws -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        let answer: Int? = maybe
        if let answer {
            return answer
        }
        let failure: (any Error)? = error
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func computedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await computedAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func computedAndComputed(_ place: Int) async throws -> Int {
        let answer: Int? = maybe
        if let answer {
            return answer
        }
        let failure: (any Error)? = failure()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func computedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await computedAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func computedAndKnown(_ place: Int) async throws -> Int {
        let answer: Int? = maybe
        if let answer {
            return answer
        }
        throw NoDepth()
    }

    func knownAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await knownAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func knownAndNil(_ place: Int) async throws -> Int {
        return 7
    }

    func knownAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await knownAndRelayed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func knownAndRelayed(_ place: Int) async throws -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        return 7
    }

    func knownAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await knownAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func knownAndComputed(_ place: Int) async throws -> Int {
        return 7
    }

    func knownAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await knownAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func knownAndKnown(_ place: Int) async throws -> Int {
        return 7
    }

    func plainAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await plainAndNil(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func plainAndNil(_ place: Int) async throws -> Int {
        let value = await plain(place)
        return value
    }

    func plainAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await plainAndComputed(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func plainAndComputed(_ place: Int) async throws -> Int {
        let value = await plain(place)
        return value
    }

    func plainAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await plainAndKnown(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func plainAndKnown(_ place: Int) async throws -> Int {
        let value = await plain(place)
        return value
    }

    func returned(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await returned(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func returned(_ place: Int) async throws -> Int {
        return place
    }

    func inParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await inParentheses(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func inParentheses(_ place: Int) async throws -> Int {
        return place
    }

    func leavesOrGoesOn(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await leavesOrGoesOn(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func leavesOrGoesOn(_ place: Int) async throws -> Int {
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
            let answer: Int? = value
            if let answer {
                return answer
            }
            let failure: (any Error)? = error
            throw failure ?? NeitherValueNorError(function: #function)
        }
        print("some error")
        let answer: Int? = value
        if let answer {
            return answer
        }
        let failure: (any Error)? = error
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func closureInParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await closureInParentheses(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func closureInParentheses(_ place: Int) async throws -> Int {
        return try await load(place)
    }

    func returnsInBoth(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await returnsInBoth(place))
        }
    }

    func returnsInBoth(_ place: Int) async -> Int {
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
        Task {
            completion(await withDefault(place))
        }
    }

    @discardableResult
    func withDefault(_ place: Int) async -> Int {
        return place
    }

    func shorthandOnly(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        plain(place) { completion($0) }
    }

    func shorthandOnly(_ place: Int) async -> Int {
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

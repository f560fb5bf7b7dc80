typealias Measured = @Sendable (Int) -> Void
typealias Sounded = Measured
typealias Outcome = @Sendable (Result<Int, NoDepth>) -> Void

struct Depth: Sendable {
    func plain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await plain(place))
        }
    }

    nonisolated(nonsending) func plain(_ place: Int) async -> Int {
        return place
    }

    func plainBehind(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await plainBehind(place))
        }
    }

    nonisolated(nonsending) func plainBehind(_ place: Int) async -> Int {
        print("plain")
        return await plain(place)
    }

    func several(_ place: Int, completion: @escaping @Sendable (Int, String) -> Void) {
        Task.immediate {
            let (value0, value1) = await several(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func several(_ place: Int) async -> (Int, String) {
        return (place, "m")
    }

    func severalBehind(_ place: Int, completion: @escaping @Sendable (Int, String) -> Void) {
        Task.immediate {
            let (value0, value1) = await severalBehind(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func severalBehind(_ place: Int) async -> (Int, String) {
        print("several")
        return await several(place)
    }

    func nothing(_ place: Int, completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await nothing(place)
            completion()
        }
    }

    nonisolated(nonsending) func nothing(_ place: Int) async {}

    func nothingBehind(_ place: Int, completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await nothingBehind(place)
            completion()
        }
    }

    nonisolated(nonsending) func nothingBehind(_ place: Int) async {
        print("nothing")
        await nothing(place)
    }

    func withError(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await withError(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func withError(_ place: Int) async throws -> Int {
        return place
    }

    func withErrorBehind(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await withErrorBehind(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func withErrorBehind(_ place: Int) async throws -> Int {
        print("withError")
        return try await withError(place)
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

    nonisolated(nonsending) func onlyError(_ place: Int) async throws {}

    func onlyErrorBehind(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        Task.immediate {
            do {
                try await onlyErrorBehind(place)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func onlyErrorBehind(_ place: Int) async throws {
        print("onlyError")
        try await onlyError(place)
    }

    func nonOptionalError(_ place: Int, completion: @escaping @Sendable (Int, Error) -> Void) {
        Task.immediate {
            let (value0, value1) = await nonOptionalError(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func nonOptionalError(_ place: Int) async -> (Int, Error) {
        return (place, NoDepth())
    }

    func nonOptionalErrorBehind(_ place: Int, completion: @escaping @Sendable (Int, Error) -> Void) {
        Task.immediate {
            let (value0, value1) = await nonOptionalErrorBehind(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func nonOptionalErrorBehind(_ place: Int) async -> (Int, Error) {
        print("nonOptionalError")
        return await nonOptionalError(place)
    }

    func alias(_ place: Int, completion: @escaping Measured) {
        Task.immediate {
            completion(await alias(place))
        }
    }

    nonisolated(nonsending) func alias(_ place: Int) async -> Int {
        return place
    }

    func aliasBehind(_ place: Int, completion: @escaping Measured) {
        Task.immediate {
            completion(await aliasBehind(place))
        }
    }

    nonisolated(nonsending) func aliasBehind(_ place: Int) async -> Int {
        print("alias")
        return await alias(place)
    }

    func aliasOfAlias(_ place: Int, completion: @escaping Sounded) {
        Task.immediate {
            completion(await aliasOfAlias(place))
        }
    }

    nonisolated(nonsending) func aliasOfAlias(_ place: Int) async -> Int {
        return place
    }

    func aliasOfAliasBehind(_ place: Int, completion: @escaping Sounded) {
        Task.immediate {
            completion(await aliasOfAliasBehind(place))
        }
    }

    nonisolated(nonsending) func aliasOfAliasBehind(_ place: Int) async -> Int {
        print("aliasOfAlias")
        return await aliasOfAlias(place)
    }

    func aliasOfResult(_ place: Int, completion: @escaping Outcome) {
        Task.immediate {
            do throws(NoDepth) {
                completion(.success(try await aliasOfResult(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func aliasOfResult(_ place: Int) async throws(NoDepth) -> Int {
        return place
    }

    func aliasOfResultBehind(_ place: Int, completion: @escaping Outcome) {
        Task.immediate {
            do throws(NoDepth) {
                completion(.success(try await aliasOfResultBehind(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func aliasOfResultBehind(_ place: Int) async throws(NoDepth) -> Int {
        print("aliasOfResult")
        return try await aliasOfResult(place)
    }

    func neverFails(_ place: Int, completion: @escaping @Sendable (Result<Int, Never>) -> Void) {
        Task.immediate {
            completion(.success(await neverFails(place)))
        }
    }

    nonisolated(nonsending) func neverFails(_ place: Int) async -> Int {
        return place
    }

    func neverFailsBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, Never>) -> Void) {
        Task.immediate {
            completion(.success(await neverFailsBehind(place)))
        }
    }

    nonisolated(nonsending) func neverFailsBehind(_ place: Int) async -> Int {
        print("neverFails")
        return await neverFails(place)
    }

    func fails(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await fails(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func fails(_ place: Int) async throws -> Int {
        return place
    }

    func failsBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await failsBehind(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func failsBehind(_ place: Int) async throws -> Int {
        print("fails")
        return try await fails(place)
    }

    func failsTyped(_ place: Int, completion: @escaping @Sendable (Result<Int, NoDepth>) -> Void) {
        Task.immediate {
            do throws(NoDepth) {
                completion(.success(try await failsTyped(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func failsTyped(_ place: Int) async throws(NoDepth) -> Int {
        throw NoDepth()
    }

    func failsTypedBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, NoDepth>) -> Void) {
        Task.immediate {
            do throws(NoDepth) {
                completion(.success(try await failsTypedBehind(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func failsTypedBehind(_ place: Int) async throws(NoDepth) -> Int {
        print("failsTyped")
        return try await failsTyped(place)
    }

    func optional(_ place: Int, completion: @escaping @Sendable (Int?) -> Void) {
        Task.immediate {
            completion(await optional(place))
        }
    }

    nonisolated(nonsending) func optional(_ place: Int) async -> Int? {
        return place > 0 ? place : nil
    }

    func optionalBehind(_ place: Int, completion: @escaping @Sendable (Int?) -> Void) {
        Task.immediate {
            completion(await optionalBehind(place))
        }
    }

    nonisolated(nonsending) func optionalBehind(_ place: Int) async -> Int? {
        print("optional")
        return await optional(place)
    }

    func optionals(_ place: Int, completion: @escaping @Sendable (Int?, String?) -> Void) {
        Task.immediate {
            let (value0, value1) = await optionals(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func optionals(_ place: Int) async -> (Int?, String?) {
        return (nil, "m")
    }

    func optionalsBehind(_ place: Int, completion: @escaping @Sendable (Int?, String?) -> Void) {
        Task.immediate {
            let (value0, value1) = await optionalsBehind(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func optionalsBehind(_ place: Int) async -> (Int?, String?) {
        print("optionals")
        return await optionals(place)
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int?, String) -> Void) {
        Task.immediate {
            let (value0, value1) = await mixed(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func mixed(_ place: Int) async -> (Int?, String) {
        return (nil, "m")
    }

    func mixedBehind(_ place: Int, completion: @escaping @Sendable (Int?, String) -> Void) {
        Task.immediate {
            let (value0, value1) = await mixedBehind(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func mixedBehind(_ place: Int) async -> (Int?, String) {
        print("mixed")
        return await mixed(place)
    }

    func noValue(_ place: Int, completion: @escaping @Sendable (Void) -> Void) {
        Task.immediate {
            await noValue(place)
            completion(())
        }
    }

    nonisolated(nonsending) func noValue(_ place: Int) async {}

    func noValueBehind(_ place: Int, completion: @escaping @Sendable (Void) -> Void) {
        Task.immediate {
            await noValueBehind(place)
            completion(())
        }
    }

    nonisolated(nonsending) func noValueBehind(_ place: Int) async {
        print("noValue")
        await noValue(place)
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

    nonisolated(nonsending) func resultOfNothing(_ place: Int) async throws {}

    func resultOfNothingBehind(_ place: Int, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task.immediate {
            do {
                try await resultOfNothingBehind(place)
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func resultOfNothingBehind(_ place: Int) async throws {
        print("resultOfNothing")
        try await resultOfNothing(place)
    }

    func severalOrError(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await severalOrError(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    nonisolated(nonsending) func severalOrError(_ place: Int) async throws -> (Int, String) {
        return (place, "m")
    }

    func severalOrErrorBehind(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await severalOrErrorBehind(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    nonisolated(nonsending) func severalOrErrorBehind(_ place: Int) async throws -> (Int, String) {
        print("severalOrError")
        return try await severalOrError(place)
    }

    func flagBesideValue(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await flagBesideValue(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, false, error)
            }
        }
    }

    nonisolated(nonsending) func flagBesideValue(_ place: Int) async throws -> (Int, Bool) {
        return (place, true)
    }

    func flagBesideValueBehind(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await flagBesideValueBehind(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, false, error)
            }
        }
    }

    nonisolated(nonsending) func flagBesideValueBehind(_ place: Int) async throws -> (Int, Bool) {
        print("flagBesideValue")
        return try await flagBesideValue(place)
    }

    func labelled(_ place: Int, completion: @escaping @Sendable (_ depth: Int, _ unit: String) -> Void) {
        Task.immediate {
            let (value0, value1) = await labelled(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func labelled(_ place: Int) async -> (Int, String) {
        return (place, "m")
    }

    func labelledBehind(_ place: Int, completion: @escaping @Sendable (_ depth: Int, _ unit: String) -> Void) {
        Task.immediate {
            let (value0, value1) = await labelledBehind(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func labelledBehind(_ place: Int) async -> (Int, String) {
        print("labelled")
        return await labelled(place)
    }

    func convention(_ place: Int, completion: @escaping @Sendable @convention(block) (Int) -> Void) {
        Task.immediate {
            completion(await convention(place))
        }
    }

    nonisolated(nonsending) func convention(_ place: Int) async -> Int {
        return place
    }

    func conventionBehind(_ place: Int, completion: @escaping @Sendable @convention(block) (Int) -> Void) {
        Task.immediate {
            completion(await conventionBehind(place))
        }
    }

    nonisolated(nonsending) func conventionBehind(_ place: Int) async -> Int {
        print("convention")
        return await convention(place)
    }

    func generic<T: Sendable>(_ place: T, completion: @escaping @Sendable (T) -> Void) {
        Task.immediate {
            completion(await generic(place))
        }
    }

    nonisolated(nonsending) func generic<T: Sendable>(_ place: T) async -> T {
        return place
    }

    func genericBehind<T: Sendable>(_ place: T, completion: @escaping @Sendable (T) -> Void) {
        Task.immediate {
            completion(await genericBehind(place))
        }
    }

    nonisolated(nonsending) func genericBehind<T: Sendable>(_ place: T) async -> T {
        print("generic")
        return await generic(place)
    }

    func genericError<E: Error>(_ failure: E, completion: @escaping @Sendable (Int?, E?) -> Void) {
        Task.immediate {
            let (value0, value1) = await genericError(failure)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func genericError<E: Error>(_ failure: E) async -> (Int?, E?) {
        return (nil, failure)
    }
}

struct NoDepth: Error {}

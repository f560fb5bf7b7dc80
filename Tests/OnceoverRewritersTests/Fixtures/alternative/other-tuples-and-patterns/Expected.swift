struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable ((Int, String)?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await load(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async throws -> (Int, String) {
        if place < 0 {
            throw NoDepth()
        } else {
            return (place, "m")
        }
    }

    func measure(_ place: Int, completion: @escaping @Sendable (Result<((Int, Int), String), Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await measure(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func measure(_ place: Int) async throws -> ((Int, Int), String) {
        let outcome: Result<((Int, Int), String), Error> = place < 0 ? .failure(NoDepth()) : .success(((place, 2), "m"))
        return try outcome.get()
    }

    func several(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await several(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    nonisolated(nonsending) func several(_ place: Int) async throws -> (Int, String) {
        if place < 0 {
            throw NoDepth()
        } else {
            return (place, "m")
        }
    }

    func typedCase(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await typedCase(place))
        }
    }

    nonisolated(nonsending) func typedCase(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard case let (depth, unit)?: (Int, String)? = value else {
            return 0
        }
        print(depth, unit)
        return depth
    }

    func variableAndOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await variableAndOptional(place))
        }
    }

    nonisolated(nonsending) func variableAndOptional(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard var (depth, _) = value else {
            return 0
        }
        depth += 1
        print(depth, { value! }())
        return depth
    }

    func caseAndOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await caseAndOptional(place))
        }
    }

    nonisolated(nonsending) func caseAndOptional(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard case (let depth, let unit)? = value else {
            return 0
        }
        print(depth, unit, value!)
        return depth
    }

    func guardAndUnclear(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardAndUnclear(place))
        }
    }

    nonisolated(nonsending) func guardAndUnclear(_ place: Int) async -> Int {
        let value: (Int, String)?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard let (depth, unit) = value else {
            return 0
        }
        print(depth, unit)
        if place == 3, error == nil {
            print("yes")
        } else {
            print("no")
        }
        return depth
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await mixed(place))
        }
    }

    nonisolated(nonsending) func mixed(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let x = value else {
            return 0
        }
        guard var (depth, unit) = value else {
            return 0
        }
        guard var y = value else {
            return 0
        }
        y = (1, "k")
        depth += 1
        unit += "!"
        print(x, y, depth, unit)
        return depth
    }

    func mixedOtherwise(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await mixedOtherwise(place))
        }
    }

    nonisolated(nonsending) func mixedOtherwise(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard var (depth, unit) = value else {
            return 0
        }
        depth = 1
        unit = ""
        guard var x = value else {
            return 0
        }
        x = (2, "l")
        print(x, depth, unit)
        return depth
    }

    func tupleThenWhole(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await tupleThenWhole(place))
        }
    }

    nonisolated(nonsending) func tupleThenWhole(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let (depth, unit) = value else {
            return 0
        }
        guard let x = value else {
            return 0
        }
        print(x, depth, unit)
        return depth
    }

    func threeVariables(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await threeVariables(place))
        }
    }

    nonisolated(nonsending) func threeVariables(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard var x = value else {
            return 0
        }
        guard var y = value else {
            return 0
        }
        x.0 += 1
        y.0 += 2
        print(x, y)
        return x.0
    }

    func oneVariable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await oneVariable(place))
        }
    }

    nonisolated(nonsending) func oneVariable(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard var x = value else {
            return 0
        }
        x.0 += 1
        return x.0
    }

    func nameTaken(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await nameTaken(place))
        }
    }

    nonisolated(nonsending) func nameTaken(_ place: Int) async -> Int {
        let value = try? await load(place)
        let depth = place
        guard let (depth2, unit) = value else {
            return depth
        }
        print(depth2, unit)
        return depth2
    }

    func cast(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await cast(place))
        }
    }

    nonisolated(nonsending) func cast(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let depth = value as? (Int, String) else {
            return 0
        }
        return depth.0
    }

    func castInPattern(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await castInPattern(place))
        }
    }

    nonisolated(nonsending) func castInPattern(_ place: Int) async -> Int {
        let value = try? await load(place)
        if case let (depth, unit as Any)? = value {
            print(unit)
            return depth
        } else {
            return 0
        }
    }

    func everyWay(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await everyWay(place))
        }
    }

    nonisolated(nonsending) func everyWay(_ place: Int) async -> Int {
        let result: Result<((Int, Int), String), any Error>
        do {
            result = .success(try await measure(place))
        } catch {
            result = .failure(error)
        }
        if case .failure(let failure) = result {
            print(failure)
        }
        if case .success(((let x, let y), let z)) = result {
            print(x, y, z)
        }
        switch result {
        case .success(let ((x, _), z)): print(x, z)
        case .failure: print("none")
        }
        return 1
    }
}

struct NoDepth: Error {}

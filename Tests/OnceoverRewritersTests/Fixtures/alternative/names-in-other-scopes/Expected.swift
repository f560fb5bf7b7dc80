struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await load(place))
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async -> Int {
        return place * 2
    }

    func check(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await check(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func check(_ place: Int) async throws -> Int {
        if place < 0 {
            throw NoDepth()
        } else {
            let answer: Int? = place + 1
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)
        }
    }

    func localRedeclared(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await localRedeclared(place))
        }
    }

    nonisolated(nonsending) func localRedeclared(_ place: Int) async -> Int {
        let text: Int? = place
        if let depth = text {
            print(depth)
        }
        let depth = 5
        let other = await load(depth)
        return other + depth
    }

    func declaredInTheBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await declaredInTheBranch(place))
        }
    }

    nonisolated(nonsending) func declaredInTheBranch(_ place: Int) async -> Int {
        if place > 0 {
            let depth = 2
            do {
                let depth = await load(depth)
                return depth
            }
        } else {
            return 0
        }
    }

    func usedInTheBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await usedInTheBranch(place))
        }
    }

    nonisolated(nonsending) func usedInTheBranch(_ place: Int) async -> Int {
        let depth = 2
        if place > 0 {
            print(depth)
            let depth = await load(depth)
            return depth
        } else {
            return depth
        }
    }

    func declaredInAnotherBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await declaredInAnotherBranch(place))
        }
    }

    nonisolated(nonsending) func declaredInAnotherBranch(_ place: Int) async -> Int {
        if place > 3 {
            let depth = 1
            print(depth)
        }
        let depth = await load(place)
        return depth
    }

    func guardBeforeTheCall(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardBeforeTheCall(place))
        }
    }

    nonisolated(nonsending) func guardBeforeTheCall(_ place: Int) async -> Int {
        guard place > 0 else {
            return 0
        }
        let depth = place
        guard depth > 0 else {
            return 1
        }
        let value = await load(place)
        return value + depth
    }

    func loopBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await loopBefore(place))
        }
    }

    nonisolated(nonsending) func loopBefore(_ place: Int) async -> Int {
        for depth in 0..<2 {
            print(depth)
        }
        let depth = await load(place)
        return depth
    }

    func whileBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await whileBefore(place))
        }
    }

    nonisolated(nonsending) func whileBefore(_ place: Int) async -> Int {
        var depth = 0
        while depth < 2 { depth += 1 }
        let value = await load(depth)
        return value
    }

    func doBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await doBefore(place))
        }
    }

    nonisolated(nonsending) func doBefore(_ place: Int) async -> Int {
        do {
            let depth = 3
            print(depth)
        }
        let depth = await load(place)
        return depth
    }

    func switchBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await switchBefore(place))
        }
    }

    nonisolated(nonsending) func switchBefore(_ place: Int) async -> Int {
        switch place {
        case let depth: print(depth)
        }
        let depth = await load(place)
        return depth
    }

    func closureBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await closureBefore(place))
        }
    }

    nonisolated(nonsending) func closureBefore(_ place: Int) async -> Int {
        let double = { (depth: Int) in depth * 2 }
        let depth = await load(double(place))
        return double(depth)
    }

    func innerFunctionShadows(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await innerFunctionShadows(place))
        }
    }

    nonisolated(nonsending) func innerFunctionShadows(_ place: Int) async -> Int {
        let depth = 1
        func inner(_ depth: Int) -> Int { depth + 1 }
        do {
            let depth = await load(inner(depth))
            return inner(depth)
        }
    }

    func optionalAgain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await optionalAgain(place))
        }
    }

    nonisolated(nonsending) func optionalAgain(_ place: Int) async -> Int {
        let depth = try? await check(place)
        if depth != nil {
            let place = depth!
            return place
        } else {
            return place
        }
    }

    func boundAgain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await boundAgain(place))
        }
    }

    nonisolated(nonsending) func boundAgain(_ place: Int) async -> Int {
        let placeValue: Int
        do {
            placeValue = try await check(place)
        } catch {
            return 0
        }
        let place = placeValue
        return place
    }

    func nameExists(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await nameExists(place))
        }
    }

    nonisolated(nonsending) func nameExists(_ place: Int) async -> Int {
        let depth = await load(place)
        do {
            let depth = try? await check(depth)
            let depth1 = 1
            print(depth1)
            if let depth1 = depth {
                print(depth1)
            }
            if let depth2 = depth {
                print(depth2)
            }
            return 2
        }
    }

    func errorNameExists(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorNameExists(place))
        }
    }

    nonisolated(nonsending) func errorNameExists(_ place: Int) async -> Int {
        let error = "none"
        let depth: Int?
        let failure: (any Error)?
        do {
            depth = try await check(place)
            failure = nil
        } catch {
            depth = nil
            failure = error
        }
        if let failure {
            print(failure, error)
            return 0
        } else {
            return depth!
        }
    }

    func errorOfTheCatch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorOfTheCatch(place))
        }
    }

    nonisolated(nonsending) func errorOfTheCatch(_ place: Int) async -> Int {
        let depth: Int?
        let error: (any Error)?
        do {
            depth = try await check(place)
            error = nil
        } catch let caught {
            depth = nil
            error = caught
        }
        do {
            guard let depth else { throw error! }
            return depth
        } catch {
            print("caught")
            return 0
        }
    }

    func twiceTheSameName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await twiceTheSameName(place))
        }
    }

    nonisolated(nonsending) func twiceTheSameName(_ place: Int) async -> Int {
        let value = await load(place)
        let other = await load(value)
        do {
            let value = await load(other)
            return value + other
        }
    }

    func localTypeOfTheName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await localTypeOfTheName(place))
        }
    }

    nonisolated(nonsending) func localTypeOfTheName(_ place: Int) async -> Int {
        enum depth { static let zero = 0 }
        let value = await load(place)
        return value + depth.zero
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

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

    func shadowsParameter(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shadowsParameter(place))
        }
    }

    nonisolated(nonsending) func shadowsParameter(_ place: Int) async -> Int {
        print(place)
        let place = await load(place)
        print(place)
        return place
    }

    func shadowsVariable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shadowsVariable(place))
        }
    }

    nonisolated(nonsending) func shadowsVariable(_ place: Int) async -> Int {
        let depth = 1
        print(depth)
        do {
            let depth = await load(place)
            return depth
        }
    }

    func shadowsGuard(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shadowsGuard(place))
        }
    }

    nonisolated(nonsending) func shadowsGuard(_ place: Int) async -> Int {
        let optional: Int? = place
        guard let depth = optional else {
            return 0
        }
        do {
            let depth = await load(depth)
            return depth
        }
    }

    func shadowsInBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shadowsInBranch(place))
        }
    }

    nonisolated(nonsending) func shadowsInBranch(_ place: Int) async -> Int {
        let depth = 1
        if place > 0 {
            let depth = await load(place)
            return depth
        } else {
            print(depth)
            return depth
        }
    }

    func redeclaredInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await redeclaredInner(place))
        }
    }

    nonisolated(nonsending) func redeclaredInner(_ place: Int) async -> Int {
        let depth = await load(place)
        do {
            let other = await load(depth)
            let depth = other
            return depth
        }
    }

    func shadowsInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shadowsInner(place))
        }
    }

    nonisolated(nonsending) func shadowsInner(_ place: Int) async -> Int {
        let depth = await load(place)
        do {
            let depth = await load(depth)
            do {
                let depth = await load(depth)
                return depth
            }
        }
    }

    func boundInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await boundInner(place))
        }
    }

    nonisolated(nonsending) func boundInner(_ place: Int) async -> Int {
        let depth = await load(place)
        do {
            let depthValue: Int
            do {
                depthValue = try await check(depth)
            } catch {
                return 0
            }
            let depth = depthValue
            return depth
        }
    }

    func innerBlock(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await innerBlock(place))
        }
    }

    nonisolated(nonsending) func innerBlock(_ place: Int) async -> Int {
        let depth = await load(place)
        do {
            let other = await load(depth)
            if other > 4 {
                let depth = other
                print(depth)
            }
            return depth
        }
    }

    func inSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await inSwitch(place))
        }
    }

    nonisolated(nonsending) func inSwitch(_ place: Int) async -> Int {
        let depth = 2
        switch place {
        case 3:
            let depth = await load(place)
            print(depth)
            return depth
        case let depth:
            let other = await load(depth)
            return other + depth
        }
    }

    func localFunction(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await localFunction(place))
        }
    }

    nonisolated(nonsending) func localFunction(_ place: Int) async -> Int {
        func depth(_ number: Int) -> Int { number + 1 }
        let value = await load(place)
        return depth(value)
    }

    func localType(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await localType(place))
        }
    }

    nonisolated(nonsending) func localType(_ place: Int) async -> Int {
        struct Local {
            var depth = 1
        }
        let value = await load(place)
        return Local(depth: value).depth
    }

    func calleesName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await calleesName(place))
        }
    }

    nonisolated(nonsending) func calleesName(_ place: Int) async -> Int {
        let load = await self.load(place)
        return load
    }

    func namesOfOurs(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await namesOfOurs(place))
        }
    }

    nonisolated(nonsending) func namesOfOurs(_ place: Int) async -> Int {
        let continuation = 1, error = 2, value0 = 3
        let depth = await load(place)
        return depth + continuation + error + value0
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1) = try await load(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
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

    func mixed(_ place: Int, completion: @escaping @Sendable (Int?, Bool) -> Void) {
        Task.immediate {
            let (value0, value1) = await mixed(place)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func mixed(_ place: Int) async -> (Int?, Bool) {
        return (place < 0 ? nil : place, place > 3)
    }

    func flagged(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        if place < 0 {
            completion(nil, false, NoDepth())
        } else {
            completion(place, true, nil)
        }
    }

    nonisolated(nonsending) func flagged(_ place: Int) async throws -> (Int, Bool) {
        try await withCheckedThrowingContinuation { continuation in
            flagged(place) { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await boundInTurn(place))
        }
    }

    nonisolated(nonsending) func boundInTurn(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        if let bad = error {
            print("no depth \(bad)")
            return 0
        }
        if let depth = value, let name = unit {
            print(depth, name)
        }
        return 1
    }

    func oneByOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await oneByOne(place))
        }
    }

    nonisolated(nonsending) func oneByOne(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        if let depth = value {
            print(depth)
        } else if let name = unit {
            print(name)
        } else {
            print(error!)
        }
        return 1
    }

    func eachAlone(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await eachAlone(place))
        }
    }

    nonisolated(nonsending) func eachAlone(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        do {
            (value, unit) = try await load(place)
        } catch {
            value = nil
            unit = nil
        }
        if let depth = value { print(depth) }
        if let name = unit { print(name) }
        return 1
    }

    func unclear(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await unclear(place))
        }
    }

    nonisolated(nonsending) func unclear(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        do {
            (value, unit) = try await load(place)
        } catch {
            value = nil
            unit = nil
        }
        if value != nil && unit == nil {
            return value!
        } else {
            return 0
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guarded(place))
        }
    }

    nonisolated(nonsending) func guarded(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        guard let depth = value, let name = unit else {
            print(error!)
            return 0
        }
        print(depth, name)
        return depth
    }

    func guardedAll(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardedAll(place))
        }
    }

    nonisolated(nonsending) func guardedAll(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        guard value != nil && unit != nil && error == nil else {
            print(error!)
            return 0
        }
        return value!
    }

    func guardedOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardedOne(place))
        }
    }

    nonisolated(nonsending) func guardedOne(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        guard value != nil else {
            print(error!)
            return 0
        }
        print(unit!)
        return value!
    }

    func guardedError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardedError(place))
        }
    }

    nonisolated(nonsending) func guardedError(_ place: Int) async -> Int {
        let value: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (value, unit) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            unit = nil
            error = caught
        }
        guard error == nil else {
            return 0
        }
        print(unit!)
        return value!
    }

    func classified(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await classified(place))
        }
    }

    nonisolated(nonsending) func classified(_ place: Int) async -> Int {
        let error: (any Error)?
        do {
            _ = try await load(place)
            error = nil
        } catch let caught {
            error = caught
        }
        if error == nil {
            print("a")
        } else if place == 3 {
            print("b")
        } else {
            print("c")
        }
        if error != nil {
            print("d")
        } else if place == 3 {
            print("e")
        } else {
            print("f")
        }
        return 1
    }

    func guardsInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardsInTurn(place))
        }
    }

    nonisolated(nonsending) func guardsInTurn(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            (value, _) = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard let depth = value else {
            print("a")
            return 0
        }
        guard error == nil, place > 3 else {
            print("b")
            return depth
        }
        return 1
    }

    func mixedValues(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await mixedValues(place))
        }
    }

    nonisolated(nonsending) func mixedValues(_ place: Int) async -> Int {
        let (value, flag) = await mixed(place)
        if let depth = value {
            print(depth)
        }
        print(flag)
        return 1
    }

    func flaggedValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flagged(place) { value, flag, error in
            if let depth = value {
                print(depth)
            } else {
                print(error!)
            }
            print(flag)
            completion(1)
        }
    }

    nonisolated(nonsending) func flaggedValue(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            flaggedValue(place) { continuation.resume(returning: $0) }
        }
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        Task {
            do {
                let (value0, value1) = try await load(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    func load(_ place: Int) async throws -> (Int, String) {
        if place < 0 {
            throw NoDepth()
        } else {
            return (place, "m")
        }
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int?, Bool) -> Void) {
        Task {
            let (value0, value1) = await mixed(place)
            completion(value0, value1)
        }
    }

    func mixed(_ place: Int) async -> (Int?, Bool) {
        return (place < 0 ? nil : place, place > 3)
    }

    func flagged(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        Task {
            do {
                let (value0, value1) = try await flagged(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, false, error)
            }
        }
    }

    func flagged(_ place: Int) async throws -> (Int, Bool) {
        if place < 0 {
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Int, Bool), any Error>) in
                let completion: @Sendable (Int?, Bool, Error?) -> Void = { value0, value1, error in
                    if let value0 {
                        continuation.resume(returning: (value0, value1))
                    } else {
                        continuation.resume(throwing: error ?? NeitherValueNorError(function: #function))
                    }
                }
                completion(nil, false, NoDepth())
            }
        } else {
            return (place, true)
        }
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await boundInTurn(place))
        }
    }

    func boundInTurn(_ place: Int) async -> Int {
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
        Task {
            completion(await oneByOne(place))
        }
    }

    func oneByOne(_ place: Int) async -> Int {
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
        Task {
            completion(await eachAlone(place))
        }
    }

    func eachAlone(_ place: Int) async -> Int {
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
        Task {
            completion(await unclear(place))
        }
    }

    func unclear(_ place: Int) async -> Int {
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
        Task {
            completion(await guarded(place))
        }
    }

    func guarded(_ place: Int) async -> Int {
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
        Task {
            completion(await guardedAll(place))
        }
    }

    func guardedAll(_ place: Int) async -> Int {
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
        Task {
            completion(await guardedOne(place))
        }
    }

    func guardedOne(_ place: Int) async -> Int {
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
        Task {
            completion(await guardedError(place))
        }
    }

    func guardedError(_ place: Int) async -> Int {
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
        Task {
            completion(await classified(place))
        }
    }

    func classified(_ place: Int) async -> Int {
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
        Task {
            completion(await guardsInTurn(place))
        }
    }

    func guardsInTurn(_ place: Int) async -> Int {
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
        Task {
            completion(await mixedValues(place))
        }
    }

    func mixedValues(_ place: Int) async -> Int {
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

    func flaggedValue(_ place: Int) async -> Int {
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

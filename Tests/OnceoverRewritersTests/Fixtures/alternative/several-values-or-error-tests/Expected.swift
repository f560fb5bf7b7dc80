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
        load(place) { value, unit, error in
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
                return
            }
            if let depth = value, let name = unit {
                print(depth, name)
            }
            completion(1)
        }
    }

    func boundInTurn(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            boundInTurn(place) { continuation.resume(returning: $0) }
        }
    }

    func oneByOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if let depth = value {
                print(depth)
            } else if let name = unit {
                print(name)
            } else {
                print(error!)
            }
            completion(1)
        }
    }

    func oneByOne(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            oneByOne(place) { continuation.resume(returning: $0) }
        }
    }

    func eachAlone(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if let depth = value { print(depth) }
            if let name = unit { print(name) }
            completion(1)
        }
    }

    func eachAlone(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            eachAlone(place) { continuation.resume(returning: $0) }
        }
    }

    func unclear(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if value != nil && unit == nil {
                completion(value!)
            } else {
                completion(0)
            }
        }
    }

    func unclear(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            unclear(place) { continuation.resume(returning: $0) }
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard let depth = value, let name = unit else {
                print(error!)
                completion(0)
                return
            }
            print(depth, name)
            completion(depth)
        }
    }

    func guarded(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            guarded(place) { continuation.resume(returning: $0) }
        }
    }

    func guardedAll(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard value != nil && unit != nil && error == nil else {
                print(error!)
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func guardedAll(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            guardedAll(place) { continuation.resume(returning: $0) }
        }
    }

    func guardedOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard value != nil else {
                print(error!)
                completion(0)
                return
            }
            print(unit!)
            completion(value!)
        }
    }

    func guardedOne(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            guardedOne(place) { continuation.resume(returning: $0) }
        }
    }

    func guardedError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard error == nil else {
                completion(0)
                return
            }
            print(unit!)
            completion(value!)
        }
    }

    func guardedError(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            guardedError(place) { continuation.resume(returning: $0) }
        }
    }

    func classified(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
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
            completion(1)
        }
    }

    func classified(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            classified(place) { continuation.resume(returning: $0) }
        }
    }

    func guardsInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard let depth = value else {
                print("a")
                return completion(0)
            }
            guard error == nil, place > 3 else {
                print("b")
                return completion(depth)
            }
            completion(1)
        }
    }

    func guardsInTurn(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            guardsInTurn(place) { continuation.resume(returning: $0) }
        }
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

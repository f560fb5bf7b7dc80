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
            let answer: Int? = place * 2
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)
        }
    }

    func unrelated(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await unrelated(place))
        }
    }

    nonisolated(nonsending) func unrelated(_ place: Int) async -> Int {
        let value = try? await load(place)
        if place == 3 {
            print("three")
        } else {
            print("not three")
        }
        return value ?? 0
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await boundInTurn(place))
        }
    }

    nonisolated(nonsending) func boundInTurn(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        print("before")
        if let bad = error {
            print("no depth \(bad)")
            return 0
        }
        if let depth = value {
            print("depth \(depth)")
            return depth
        } else {
            return 1
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guarded(place))
        }
    }

    nonisolated(nonsending) func guarded(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        print("before")
        guard let depth = value else {
            print("no depth \(error!)")
            return 0
        }
        print("depth \(depth)")
        return depth
    }

    func elseIf(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await elseIf(place))
        }
    }

    nonisolated(nonsending) func elseIf(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        print("before")
        if let bad = error {
            print("no depth \(bad)")
            return 0
        } else if let depth = value {
            return depth
        } else {
            return 1
        }
    }

    func forced(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await forced(place))
        }
    }

    nonisolated(nonsending) func forced(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let bad = error {
            print("no depth \(bad)")
            return 0
        }
        print("depth \(value!)")
        return value!
    }

    func valueFirst(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueFirst(place))
        }
    }

    nonisolated(nonsending) func valueFirst(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let depth = value {
            print("depth \(depth)")
            return depth
        }
        print("no depth \(error!)")
        return 0
    }

    func forcedElse(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await forcedElse(place))
        }
    }

    nonisolated(nonsending) func forcedElse(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let bad = error {
            print("no depth \(bad)")
            return 0
        } else {
            return value!
        }
    }

    func valueElse(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueElse(place))
        }
    }

    nonisolated(nonsending) func valueElse(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let depth = value {
            return depth
        } else {
            print("no depth \(error!)")
            return 0
        }
    }

    func errorIsNotNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorIsNotNil(place))
        }
    }

    nonisolated(nonsending) func errorIsNotNil(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if error != nil {
            print("no depth \(error!)")
            return 0
        }
        return value!
    }

    func valueIsNotNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueIsNotNil(place))
        }
    }

    nonisolated(nonsending) func valueIsNotNil(_ place: Int) async -> Int {
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
            return value!
        }
        print("no depth \(error!)")
        return 0
    }

    func errorIsNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorIsNil(place))
        }
    }

    nonisolated(nonsending) func errorIsNil(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if error == nil {
            return value!
        } else {
            print("no depth \(error!)")
            return 0
        }
    }

    func valueIsNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueIsNil(place))
        }
    }

    nonisolated(nonsending) func valueIsNil(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if value == nil {
            print("no depth \(error!)")
            return 0
        } else {
            return value!
        }
    }

    func both(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await both(place))
        }
    }

    nonisolated(nonsending) func both(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if value != nil && error == nil {
            return value!
        } else {
            print("no depth \(error!)")
            return 0
        }
    }

    func parenthesised(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await parenthesised(place))
        }
    }

    nonisolated(nonsending) func parenthesised(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if (error) != (nil) {
            return 0
        }
        return (value)!
    }

    func nested(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await nested(place))
        }
    }

    nonisolated(nonsending) func nested(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let bad = error {
            print("no depth \(bad)")
            return 0
        } else {
            if let depth = value {
                return depth
            } else {
                return 1
            }
        }
    }

    func errorIsIgnored(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorIsIgnored(place))
        }
    }

    nonisolated(nonsending) func errorIsIgnored(_ place: Int) async -> Int {
        let value = try? await load(place)
        print("before")
        if let depth = value {
            print("depth \(depth)")
        }
        return 1
    }

    func valueIsIgnored(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueIsIgnored(place))
        }
    }

    nonisolated(nonsending) func valueIsIgnored(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        print("before")
        if let bad = error {
            print("no depth \(bad)")
        }
        return 1
    }

    func otherCondition(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await otherCondition(place))
        }
    }

    nonisolated(nonsending) func otherCondition(_ place: Int) async -> Int {
        let value = try? await load(place)
        if value != nil && place > 2 {
            return value!
        } else {
            print("other")
            return 0
        }
    }

    func boundTwice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await boundTwice(place))
        }
    }

    nonisolated(nonsending) func boundTwice(_ place: Int) async -> Int {
        let value = try? await load(place)
        if let depth = value {
            print("first \(depth)")
        }
        if let deep = value {
            print("second \(deep)")
        }
        return 2
    }

    func leavesInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await leavesInside(place))
        }
    }

    nonisolated(nonsending) func leavesInside(_ place: Int) async -> Int {
        let value = try? await load(place)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            if let depth = value {
                if depth == 6 {
                    completion(6)
                    return
                }
                print("depth \(depth)")
            }
            completion(3)
        }
    }

    func guardsBoth(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardsBoth(place))
        }
    }

    nonisolated(nonsending) func guardsBoth(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard let depth = value, error == nil else {
            print("no depth \(error!)")
            return 0
        }
        return depth
    }

    func guardsValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardsValue(place))
        }
    }

    nonisolated(nonsending) func guardsValue(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard value != nil else {
            print("no depth \(error!)")
            return 0
        }
        return value!
    }

    func guardsError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardsError(place))
        }
    }

    nonisolated(nonsending) func guardsError(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard error == nil else {
            print("no depth \(error!)")
            return 0
        }
        return value!
    }

    func guardsTogether(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardsTogether(place))
        }
    }

    nonisolated(nonsending) func guardsTogether(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard value != nil && error == nil else {
            return 0
        }
        return value!
    }

    func chained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await chained(place))
        }
    }

    nonisolated(nonsending) func chained(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard error == nil else {
            return 0
        }
        print(value!.bitWidth, value?.bitWidth as Any, (value?.bitWidth)!, value!.description.first?.isLetter as Any)
        return 1
    }

    func errorBehindTheValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await errorBehindTheValue(place))
        }
    }

    nonisolated(nonsending) func errorBehindTheValue(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard let depth = value else {
            return 0
        }
        print(error as Any)
        return depth
    }

    func valueBesideTheError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await valueBesideTheError(place))
        }
    }

    nonisolated(nonsending) func valueBesideTheError(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let error {
            print(value as Any, error)
            return 0
        } else {
            return 1
        }
    }

    func optionalOfTheError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await optionalOfTheError(place))
        }
    }

    nonisolated(nonsending) func optionalOfTheError(_ place: Int) async -> Int {
        let value: Int?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        if let bad = error {
            print(error!, bad)
            return 0
        }
        guard let depth = value else {
            return 1
        }
        print(value!)
        return depth
    }

    func shorthand(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await shorthand(place))
        }
    }

    nonisolated(nonsending) func shorthand(_ place: Int) async -> Int {
        let value: Int
        do {
            value = try await load(place)
        } catch {
            return 0
        }
        return value
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

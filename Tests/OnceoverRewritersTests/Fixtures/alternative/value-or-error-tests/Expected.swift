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
            let answer: Int? = place * 2
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)
        }
    }

    func unrelated(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await unrelated(place))
        }
    }

    func unrelated(_ place: Int) async -> Int {
        let value = try? await load(place)
        if place == 3 {
            print("three")
        } else {
            print("not three")
        }
        return value ?? 0
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await boundInTurn(place))
        }
    }

    func boundInTurn(_ place: Int) async -> Int {
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
        Task {
            completion(await guarded(place))
        }
    }

    func guarded(_ place: Int) async -> Int {
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
        Task {
            completion(await elseIf(place))
        }
    }

    func elseIf(_ place: Int) async -> Int {
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
        Task {
            completion(await forced(place))
        }
    }

    func forced(_ place: Int) async -> Int {
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
        Task {
            completion(await valueFirst(place))
        }
    }

    func valueFirst(_ place: Int) async -> Int {
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
        Task {
            completion(await forcedElse(place))
        }
    }

    func forcedElse(_ place: Int) async -> Int {
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
        Task {
            completion(await valueElse(place))
        }
    }

    func valueElse(_ place: Int) async -> Int {
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
        Task {
            completion(await errorIsNotNil(place))
        }
    }

    func errorIsNotNil(_ place: Int) async -> Int {
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
        Task {
            completion(await valueIsNotNil(place))
        }
    }

    func valueIsNotNil(_ place: Int) async -> Int {
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
        Task {
            completion(await errorIsNil(place))
        }
    }

    func errorIsNil(_ place: Int) async -> Int {
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
        Task {
            completion(await valueIsNil(place))
        }
    }

    func valueIsNil(_ place: Int) async -> Int {
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
        Task {
            completion(await both(place))
        }
    }

    func both(_ place: Int) async -> Int {
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
        Task {
            completion(await parenthesised(place))
        }
    }

    func parenthesised(_ place: Int) async -> Int {
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
        Task {
            completion(await nested(place))
        }
    }

    func nested(_ place: Int) async -> Int {
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
        Task {
            completion(await errorIsIgnored(place))
        }
    }

    func errorIsIgnored(_ place: Int) async -> Int {
        let value = try? await load(place)
        print("before")
        if let depth = value {
            print("depth \(depth)")
        }
        return 1
    }

    func valueIsIgnored(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await valueIsIgnored(place))
        }
    }

    func valueIsIgnored(_ place: Int) async -> Int {
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
        Task {
            completion(await otherCondition(place))
        }
    }

    func otherCondition(_ place: Int) async -> Int {
        let value = try? await load(place)
        if value != nil && place > 2 {
            return value!
        } else {
            print("other")
            return 0
        }
    }

    func boundTwice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await boundTwice(place))
        }
    }

    func boundTwice(_ place: Int) async -> Int {
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
        Task {
            completion(await leavesInside(place))
        }
    }

    func leavesInside(_ place: Int) async -> Int {
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
        Task {
            completion(await guardsBoth(place))
        }
    }

    func guardsBoth(_ place: Int) async -> Int {
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
        Task {
            completion(await guardsValue(place))
        }
    }

    func guardsValue(_ place: Int) async -> Int {
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
        Task {
            completion(await guardsError(place))
        }
    }

    func guardsError(_ place: Int) async -> Int {
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
        Task {
            completion(await guardsTogether(place))
        }
    }

    func guardsTogether(_ place: Int) async -> Int {
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
        Task {
            completion(await chained(place))
        }
    }

    func chained(_ place: Int) async -> Int {
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
        Task {
            completion(await errorBehindTheValue(place))
        }
    }

    func errorBehindTheValue(_ place: Int) async -> Int {
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
        Task {
            completion(await valueBesideTheError(place))
        }
    }

    func valueBesideTheError(_ place: Int) async -> Int {
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
        Task {
            completion(await optionalOfTheError(place))
        }
    }

    func optionalOfTheError(_ place: Int) async -> Int {
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
        Task {
            completion(await shorthand(place))
        }
    }

    func shorthand(_ place: Int) async -> Int {
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

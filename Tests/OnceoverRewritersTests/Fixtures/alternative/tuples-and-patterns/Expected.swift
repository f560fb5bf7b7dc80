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

    func inline(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await inline(place))
        }
    }

    nonisolated(nonsending) func inline(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let (depth, unit) = value else {
            return 0
        }
        print(depth, unit)
        return depth
    }

    func variable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await variable(place))
        }
    }

    nonisolated(nonsending) func variable(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard var (depth, unit) = value else {
            return 0
        }
        depth += 1
        unit += "!"
        print(depth, unit)
        return depth
    }

    func blank(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await blank(place))
        }
    }

    nonisolated(nonsending) func blank(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let (_, unit) = value else {
            return 0
        }
        print(unit)
        return 1
    }

    func typed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await typed(place))
        }
    }

    nonisolated(nonsending) func typed(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let (depth, unit): (Int, String) = value else {
            return 0
        }
        print(depth, unit)
        return depth
    }

    func matched(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await matched(place))
        }
    }

    nonisolated(nonsending) func matched(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard case (let depth, let unit)? = value else {
            return 0
        }
        print(depth, unit)
        return depth
    }

    func optionalAfterwards(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await optionalAfterwards(place))
        }
    }

    nonisolated(nonsending) func optionalAfterwards(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let (depth, unit) = value else {
            return 0
        }
        print(depth, unit, value!)
        return depth
    }

    func further(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await further(place))
        }
    }

    nonisolated(nonsending) func further(_ place: Int) async -> Int {
        let value: (Int, String)?
        let error: (any Error)?
        do {
            value = try await load(place)
            error = nil
        } catch let caught {
            value = nil
            error = caught
        }
        guard let (depth, unit) = value, unit == "m" else {
            return 0
        }
        print(depth, unit, error as Any)
        return depth
    }

    func aliases(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await aliases(place))
        }
    }

    nonisolated(nonsending) func aliases(_ place: Int) async -> Int {
        let value = try? await load(place)
        guard let first = value else {
            return 0
        }
        guard var second = value else {
            return 0
        }
        guard let third = value else {
            return 0
        }
        second.0 += 1
        print(first, second, third)
        return first.0
    }

    func changedInSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await changedInSwitch(place))
        }
    }

    nonisolated(nonsending) func changedInSwitch(_ place: Int) async -> Int {
        let result: Result<((Int, Int), String), any Error>
        do {
            result = .success(try await measure(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(var whole):
            whole.1 += "!"
            print(whole)
            return 1
        case .failure:
            return 0
        }
    }

    func inSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await inSwitch(place))
        }
    }

    nonisolated(nonsending) func inSwitch(_ place: Int) async -> Int {
        let result: Result<((Int, Int), String), any Error>
        do {
            result = .success(try await measure(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(((let depth, _), let unit)):
            print(depth, unit)
            return depth
        case .failure:
            return 0
        }
    }

    func letOutside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await letOutside(place))
        }
    }

    nonisolated(nonsending) func letOutside(_ place: Int) async -> Int {
        let result: Result<((Int, Int), String), any Error>
        do {
            result = .success(try await measure(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case let .success(((depth, _), unit)):
            print(depth, unit)
            return depth
        case .failure(let failure):
            print(failure)
            return 0
        }
    }

    func triedTuple(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await triedTuple(place))
        }
    }

    nonisolated(nonsending) func triedTuple(_ place: Int) async -> Int {
        let result: Result<((Int, Int), String), any Error>
        do {
            result = .success(try await measure(place))
        } catch {
            result = .failure(error)
        }
        if let ((depth, _), unit) = try? result.get() {
            print(depth, unit)
            return depth
        } else {
            return 0
        }
    }

    func severalGuarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await severalGuarded(place))
        }
    }

    nonisolated(nonsending) func severalGuarded(_ place: Int) async -> Int {
        let depth: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (depth, unit) = try await several(place)
            error = nil
        } catch let caught {
            depth = nil
            unit = nil
            error = caught
        }
        guard let depth, let unit else {
            print(error!)
            return 0
        }
        print(depth, unit)
        return depth
    }

    func severalByError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await severalByError(place))
        }
    }

    nonisolated(nonsending) func severalByError(_ place: Int) async -> Int {
        let depth: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (depth, unit) = try await several(place)
            error = nil
        } catch let caught {
            depth = nil
            unit = nil
            error = caught
        }
        if let error {
            print(error)
            return 0
        }
        print(depth!, unit ?? "")
        return depth!
    }

    func severalLoose(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await severalLoose(place))
        }
    }

    nonisolated(nonsending) func severalLoose(_ place: Int) async -> Int {
        let depth: Int?
        let unit: String?
        let error: (any Error)?
        do {
            (depth, unit) = try await several(place)
            error = nil
        } catch let caught {
            depth = nil
            unit = nil
            error = caught
        }
        print(depth as Any, unit as Any, error as Any)
        return 2
    }

    func oneOfSeveral(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await oneOfSeveral(place))
        }
    }

    nonisolated(nonsending) func oneOfSeveral(_ place: Int) async -> Int {
        let depth: Int?
        do {
            (depth, _) = try await several(place)
        } catch {
            depth = nil
        }
        guard let depth else {
            return 0
        }
        return depth
    }
}

struct NoDepth: Error {}

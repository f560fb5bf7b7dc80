struct Depth: Sendable {
    func save(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        Task.immediate {
            do {
                try await save(place)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func save(_ place: Int) async throws {
        let failure: (any Error)? = place < 0 ? NoDepth() : nil
        if let failure {
            throw failure
        }
    }

    func flag(_ place: Int, completion: @escaping @Sendable (Bool, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await flag(place), nil)
            } catch {
                completion(false, error)
            }
        }
    }

    nonisolated(nonsending) func flag(_ place: Int) async throws -> Bool {
        if place < 0 {
            throw NoDepth()
        } else {
            return place > 3
        }
    }

    func onlyError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await onlyError(place))
        }
    }

    nonisolated(nonsending) func onlyError(_ place: Int) async -> Int {
        let error: (any Error)?
        do {
            try await save(place)
            error = nil
        } catch let caught {
            error = caught
        }
        print("before")
        if let failure = error {
            print("not saved \(failure)")
            return 0
        }
        print("after")
        return 1
    }

    func notOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await notOptional(place))
        }
    }

    nonisolated(nonsending) func notOptional(_ place: Int) async -> Int {
        let isDeep: Bool
        let error: (any Error)?
        do {
            isDeep = try await flag(place)
            error = nil
        } catch let caught {
            isDeep = false
            error = caught
        }
        if let failure = error {
            print("no flag \(failure)")
            return 0
        }
        print("deep \(isDeep)")
        return 1
    }

    func flagOrForced(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await flagOrForced(place))
        }
    }

    nonisolated(nonsending) func flagOrForced(_ place: Int) async -> Int {
        let isDeep: Bool
        let error: (any Error)?
        do {
            isDeep = try await flag(place)
            error = nil
        } catch let caught {
            isDeep = false
            error = caught
        }
        if !isDeep && error != nil {
            print("no flag \(error!)")
            return 0
        }
        return 1
    }

    func flagIsTrue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await flagIsTrue(place))
        }
    }

    nonisolated(nonsending) func flagIsTrue(_ place: Int) async -> Int {
        let isDeep: Bool
        let error: (any Error)?
        do {
            isDeep = try await flag(place)
            error = nil
        } catch let caught {
            isDeep = false
            error = caught
        }
        if isDeep == true && error == nil {
            return 2
        } else {
            print("\(String(describing: error))")
            return 0
        }
    }

    func flagAlone(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await flagAlone(place))
        }
    }

    nonisolated(nonsending) func flagAlone(_ place: Int) async -> Int {
        let isDeep: Bool
        let error: (any Error)?
        do {
            isDeep = try await flag(place)
            error = nil
        } catch let caught {
            isDeep = false
            error = caught
        }
        if isDeep {
            return 2
        } else if place == 3 {
            return 1
        } else {
            print("\(error!)")
            return 0
        }
    }

    func flagHandedOn(_ place: Int, completion: @escaping @Sendable (Bool, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await flagHandedOn(place), nil)
            } catch {
                completion(false, error)
            }
        }
    }

    nonisolated(nonsending) func flagHandedOn(_ place: Int) async throws -> Bool {
        if place == 0 { print("shore") }
        return try await flag(place)
    }
}

struct NoDepth: Error {}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await load(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func load(_ place: Int) async throws -> Int {
        let outcome: Result<Int, Error> = place < 0 ? .failure(NoDepth()) : .success(place)
        return try outcome.get()
    }

    func whole(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await whole(place))
        }
    }

    nonisolated(nonsending) func whole(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        print("result \(result)")
        return 1
    }

    func around(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await around(place))
        }
    }

    nonisolated(nonsending) func around(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        print("before")
        switch result {
        case .success(let depth):
            print("depth \(depth)")
        case .failure(let failure):
            print("no depth \(failure)")
        }
        print("after")
        return 1
    }

    func ifs(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await ifs(place))
        }
    }

    nonisolated(nonsending) func ifs(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        if case .success(let depth) = result {
            return depth
        } else if case .failure(let failure) = result {
            print("no depth \(failure)")
            return 0
        } else {
            return 1
        }
    }

    func breaks(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await breaks(place))
        }
    }

    nonisolated(nonsending) func breaks(_ place: Int) async -> Int {
        let depth: Int
        do {
            depth = try await load(place)
        } catch {
            return 0
        }
        return depth
    }

    func returns(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await returns(place))
        }
    }

    nonisolated(nonsending) func returns(_ place: Int) async -> Int {
        let depth: Int
        do {
            depth = try await load(place)
        } catch let failure {
            print("no depth \(failure)")
            return 0
        }
        return depth
    }

    func successOnly(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await successOnly(place))
        }
    }

    nonisolated(nonsending) func successOnly(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        if case .success(let depth) = result {
            print("depth \(depth)")
        }
        return 1
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guarded(place))
        }
    }

    nonisolated(nonsending) func guarded(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        guard case .success(let depth) = result else {
            print("none")
            return 0
        }
        return depth
    }

    func tried(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await tried(place))
        }
    }

    nonisolated(nonsending) func tried(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        if let depth = try? result.get() {
            return depth
        } else {
            return 0
        }
    }

    func guardedTry(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await guardedTry(place))
        }
    }

    nonisolated(nonsending) func guardedTry(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        guard let depth = try? result.get() else {
            return 0
        }
        return depth
    }

    func caught(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await caught(place))
        }
    }

    nonisolated(nonsending) func caught(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        do {
            let depth = try result.get()
            return depth
        } catch {
            print("no depth \(error)")
            return 0
        }
    }

    func asked(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await asked(place))
        }
    }

    nonisolated(nonsending) func asked(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        print("before \(result)")
        if case .success(let depth) = result {
            print("\(depth) \((try? result.get()) ?? 0)")
        }
        return 1
    }

    func twice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await twice(place))
        }
    }

    nonisolated(nonsending) func twice(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        if case .success(let depth) = result {
            print("first \(depth)")
        }
        if case .success(let deep) = result {
            print("second \(deep)")
        }
        return 1
    }

    func withDefault(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await withDefault(place))
        }
    }

    nonisolated(nonsending) func withDefault(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let depth):
            return depth
        default:
            return 0
        }
    }

    func together(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await together(place))
        }
    }

    nonisolated(nonsending) func together(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success, .failure:
            return 4
        }
    }

    func falling(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success:
                fallthrough
            case .failure:
                completion(5)
            }
        }
    }

    nonisolated(nonsending) func falling(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            falling(place) { continuation.resume(returning: $0) }
        }
    }

    func constrained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await constrained(place))
        }
    }

    nonisolated(nonsending) func constrained(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let depth) where depth > 3:
            return depth
        case .success(let depth):
            return -depth
        case .failure:
            return 0
        }
    }

    func leavesInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await leavesInside(place))
        }
    }

    nonisolated(nonsending) func leavesInside(_ place: Int) async -> Int {
        let depth: Int
        do {
            depth = try await load(place)
        } catch {
            return 0
        }
        if depth == 3 {
            return 3
        }
        return depth
    }

    func breaksInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await breaksInside(place))
        }
    }

    nonisolated(nonsending) func breaksInside(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let depth):
            if depth == 3 {
                break
            }
            print("depth \(depth)")
        case .failure:
            break
        }
        return 6
    }

    func subjectInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await subjectInside(place))
        }
    }

    nonisolated(nonsending) func subjectInside(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let depth):
            print(result)
            return depth
        case .failure:
            return 0
        }
    }

    func mapped(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await mapped(place))
        }
    }

    nonisolated(nonsending) func mapped(_ place: Int) async -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await load(place))
        } catch {
            result = .failure(error)
        }
        return (try? result.map { $0 + 1 }.get()) ?? 0
    }
}

struct NoDepth: Error {}

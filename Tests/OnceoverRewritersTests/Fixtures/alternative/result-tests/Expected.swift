struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task {
            do {
                completion(.success(try await load(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func load(_ place: Int) async throws -> Int {
        let outcome: Result<Int, Error> = place < 0 ? .failure(NoDepth()) : .success(place)
        return try outcome.get()
    }

    func whole(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await whole(place))
        }
    }

    func whole(_ place: Int) async -> Int {
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
        Task {
            completion(await around(place))
        }
    }

    func around(_ place: Int) async -> Int {
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
        Task {
            completion(await ifs(place))
        }
    }

    func ifs(_ place: Int) async -> Int {
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
        Task {
            completion(await breaks(place))
        }
    }

    func breaks(_ place: Int) async -> Int {
        let depth: Int
        do {
            depth = try await load(place)
        } catch {
            return 0
        }
        return depth
    }

    func returns(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await returns(place))
        }
    }

    func returns(_ place: Int) async -> Int {
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
        Task {
            completion(await successOnly(place))
        }
    }

    func successOnly(_ place: Int) async -> Int {
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
        Task {
            completion(await guarded(place))
        }
    }

    func guarded(_ place: Int) async -> Int {
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
        Task {
            completion(await tried(place))
        }
    }

    func tried(_ place: Int) async -> Int {
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
        Task {
            completion(await guardedTry(place))
        }
    }

    func guardedTry(_ place: Int) async -> Int {
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
        Task {
            completion(await caught(place))
        }
    }

    func caught(_ place: Int) async -> Int {
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
        Task {
            completion(await asked(place))
        }
    }

    func asked(_ place: Int) async -> Int {
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
        Task {
            completion(await twice(place))
        }
    }

    func twice(_ place: Int) async -> Int {
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
        Task {
            completion(await withDefault(place))
        }
    }

    func withDefault(_ place: Int) async -> Int {
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
        Task {
            completion(await together(place))
        }
    }

    func together(_ place: Int) async -> Int {
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

    func falling(_ place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            falling(place) { continuation.resume(returning: $0) }
        }
    }

    func constrained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await constrained(place))
        }
    }

    func constrained(_ place: Int) async -> Int {
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
        Task {
            completion(await leavesInside(place))
        }
    }

    func leavesInside(_ place: Int) async -> Int {
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
        Task {
            completion(await breaksInside(place))
        }
    }

    func breaksInside(_ place: Int) async -> Int {
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
        Task {
            completion(await subjectInside(place))
        }
    }

    func subjectInside(_ place: Int) async -> Int {
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
        Task {
            completion(await mapped(place))
        }
    }

    func mapped(_ place: Int) async -> Int {
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

import Dispatch

struct Lost: Error {}

struct Pier: Sendable {
    func depth(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(berth < 0 ? .failure(Lost()) : .success(berth)) }
    }

    nonisolated(nonsending) func depth(_ berth: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            depth(berth) { continuation.resume(with: $0) }
        }
    }

    func checked(_ metres: Int) throws -> Int {
        if metres == 7 { throw Lost() }
        return metres
    }

    // The name of the `Result` is that of another variable in there.
    func other(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await other(berth)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func other(_ berth: Int) async throws -> Int {
        let metres = try await depth(berth)
        let result = try checked(metres) + 1
        return result
    }

    // Each case has a variable of that name.
    func bound(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await bound(berth)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func bound(_ berth: Int) async throws -> Int {
        let result = try await depth(berth)
        return result * 2
    }

    // Without the braces, there would be two variables of one name.
    func again(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await again(berth)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func again(_ berth: Int) async throws -> Int {
        let metres = try await depth(berth)
        do {
            let metres = try checked(metres) + 3
            return metres
        }
    }

    // The `Result` itself is read.
    func read(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await read(berth)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func read(_ berth: Int) async throws -> Int {
        let result: Result<Int, any Error>
        do {
            result = .success(try await depth(berth))
        } catch {
            result = .failure(error)
        }
        switch result {
        case .success(let metres):
            return metres + "\(result)".count
        case .failure(let error):
            throw error
        }
    }
}

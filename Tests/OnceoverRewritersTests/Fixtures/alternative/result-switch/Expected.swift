struct Log { static func note(_ text: String) { print(text) } }

struct Tide: Sendable {
    func level(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await level()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func level() async throws -> Int {
        return 3
    }

    func isHigh(completion: @escaping @Sendable (Result<Bool, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await isHigh()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func isHigh() async throws -> Bool {
        let level = try await self.level()
        return level > 2
    }

    func logged(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await logged()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func logged() async throws -> Int {
        let level: Int
        do {
            level = try await self.level()
        } catch {
            Log.note("failed")
            throw error
        }
        Log.note("level \(level)")
        return level
    }
}

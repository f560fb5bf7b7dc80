import Dispatch

struct Missing: Error {}

final class Weather: Sendable {
    func degrees(in town: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task {
            do {
                completion(.success(try await degrees(in: town)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func degrees(in town: String) async throws -> Int {
        if town.isEmpty {
            throw Missing()
        }
        return town.count
    }

    func table(of towns: [String], completion: @escaping @Sendable ([String: Int], Int) -> Void) {
        let group = DispatchGroup()
        nonisolated(unsafe) var table: [String: Int] = [:]
        nonisolated(unsafe) var failures = 0
        towns.forEach { town in
            group.enter()
            degrees(in: town) { result in
                defer { group.leave() }
                guard case .success(let degrees) = result else {
                    failures += 1
                    return
                }
                table[town] = degrees
            }
        }
        group.notify(queue: DispatchQueue.global()) {
            completion(table, failures)
        }
    }

    func table(of towns: [String]) async -> ([String: Int], Int) {
        await withCheckedContinuation { continuation in
            table(of: towns) { continuation.resume(returning: ($0, $1)) }
        }
    }
}

import Dispatch

struct Missing: Error {}

final class Weather: Sendable {
    func degrees(in town: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await degrees(in: town)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func degrees(in town: String) async throws -> Int {
        if town.isEmpty {
            throw Missing()
        }
        return town.count
    }

    func table(of towns: [String], completion: @escaping @Sendable ([String: Int], Int) -> Void) {
        Task.immediate {
            let (value0, value1) = await table(of: towns)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func table(of towns: [String]) async -> ([String: Int], Int) {
        nonisolated(unsafe) var table: [String: Int] = [:]
        nonisolated(unsafe) var failures = 0
        await withTaskGroup(of: (String, Result<Int, any Error>).self) { group in
            for town in towns {
                group.addTask {
                    do {
                        return (town, .success(try await self.degrees(in: town)))
                    } catch {
                        return (town, .failure(error))
                    }
                }
            }
            for await (town, result) in group {
                guard case .success(let degrees) = result else {
                    failures += 1
                    continue
                }
                table[town] = degrees
            }
        }
        return (table, failures)
    }
}

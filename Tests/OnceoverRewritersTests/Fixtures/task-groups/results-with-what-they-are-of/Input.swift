import Dispatch

struct Missing: Error {}

final class Weather: Sendable {
    func degrees(in town: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        if town.isEmpty {
            completion(.failure(Missing()))
            return
        }
        completion(.success(town.count))
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
}

final class Client: Sendable {
    func get(_ path: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await get(path)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func get(_ path: String) async throws -> String {
        return path
    }
}

final class Service: Sendable {
    private let client = Client()
    private let other: Client

    init(other: Client) { self.other = other }

    func home(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await home()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func home() async throws -> String {
        let text = try await client.get("/")
        return text.uppercased()
    }

    func away(completion: @escaping @Sendable (String?) -> Void) {
        Task.immediate {
            completion(await away())
        }
    }

    nonisolated(nonsending) func away() async -> String? {
        let result: Result<String, any Error>
        do {
            result = .success(try await self.other.get("/away"))
        } catch {
            result = .failure(error)
        }
        if case .success(let text) = result {
            return text
        } else {
            return nil
        }
    }
}

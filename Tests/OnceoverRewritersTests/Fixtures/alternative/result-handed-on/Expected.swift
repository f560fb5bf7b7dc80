struct Well: Sendable {
    func draw(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await draw()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func draw() async throws -> Int {
        return 1
    }

    func whole(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await whole()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func whole() async throws -> Int {
        return try await draw()
    }

    func mapped(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await mapped()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func mapped() async throws -> String {
        let result: Result<Int, any Error>
        do {
            result = .success(try await draw())
        } catch {
            result = .failure(error)
        }
        return try result.map { "\($0)" }.get()
    }

    func computed(_ text: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await computed(text)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func computed(_ text: String) async throws -> Int {
        return try Result { try Self.parse(text) }.get()
    }

    static func parse(_ text: String) throws -> Int { text.count }
}

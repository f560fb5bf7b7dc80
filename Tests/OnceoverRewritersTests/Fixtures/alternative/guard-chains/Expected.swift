struct Form: Sendable {
    let name: String?
    let age: Int?

    func check(completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await check()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func check() async throws -> String {
        guard let name, !name.isEmpty else {
            throw FormError.name
        }
        guard let age, age > 0 else {
            print("no age")
            throw FormError.age(age)
        }
        return "\(name), \(age)"
    }
}

enum FormError: Error { case name, age(Int?) }

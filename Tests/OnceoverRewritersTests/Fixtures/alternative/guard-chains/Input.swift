struct Form: Sendable {
    let name: String?
    let age: Int?

    func check(completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        guard let name, !name.isEmpty else {
            return completion(.failure(FormError.name))
        }
        guard let age, age > 0 else {
            print("no age")
            completion(.failure(FormError.age(age)))
            return
        }
        completion(.success("\(name), \(age)"))
    }
}

enum FormError: Error { case name, age(Int?) }

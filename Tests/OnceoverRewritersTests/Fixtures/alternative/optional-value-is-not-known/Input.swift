struct Shelf: Sendable {
    let books = ["a": 1]

    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(books[name], nil)
    }

    func either(_ name: String, _ problem: Error?, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(books[name], problem)
    }

    func last(completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(nil, lastError())
    }

    private func lastError() -> Error? { nil }
}

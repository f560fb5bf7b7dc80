final class Upload: Sendable {
    enum Error: Swift.Error {
        case refused
    }

    func send(_ bytes: Int, completion: @escaping @Sendable (Swift.Error?) -> Void) {
        completion(bytes > 8 ? Error.refused : nil)
    }

    func size(of name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(name.isEmpty ? .failure(.refused) : .success(name.count))
    }
}

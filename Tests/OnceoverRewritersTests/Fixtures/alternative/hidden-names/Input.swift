/// Work that waits for its turn.
struct Task {
    let name: String
}

final class Uploads: Sendable {
    enum Error: Swift.Error {
        case refused
    }

    func begin(_ bytes: Int, completion: @escaping @Sendable (Swift.Error?) -> Void) {
        let failure: Swift.Error? = bytes > 8 ? Error.refused : nil
        completion(failure)
    }

    func size(of name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        if name.isEmpty {
            completion(.failure(.refused))
            return
        }
        completion(.success(name.count))
    }

    func send(_ name: String, completion: @escaping @Sendable (Result<Int, Swift.Error>) -> Void) {
        size(of: name) { result in
            print(result)
            switch result {
            case .success(let size): completion(.success(size + 1))
            case .failure(let error): completion(.failure(error))
            }
        }
    }
}

import Dispatch

struct Mill: Sendable {
    func grain(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success(3)) }
    }

    /// Grinds what there is.
    ///
    /// - Parameter completion: called with the flour, or with what went wrong.
    func flour(per sack: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        grain { result in
            switch result {
            case .success(let grain): completion(.success(grain * sack))
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    func bread(completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        flour(per: 2) { result in
            switch result {
            case .success(let flour):
                print("kneading", flour)
                completion(.success("bread of \(flour)"))
            case .failure(let error):
                print("no flour")
                completion(.failure(error))
            }
        }
    }
}

enum Market {
    static let closed = DispatchSemaphore(value: 0)

    static func open() {
        Mill().bread { result in
            switch result {
            case .success(let bread): print("sold", bread)
            case .failure(let error): print("sold out", error)
            }
            closed.signal()
        }
    }
}

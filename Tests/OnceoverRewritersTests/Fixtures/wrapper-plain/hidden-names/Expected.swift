final class Upload: Sendable {
    enum Error: Swift.Error {
        case refused
    }

    func send(_ bytes: Int, completion: @escaping @Sendable (Swift.Error?) -> Void) {
        completion(bytes > 8 ? Error.refused : nil)
    }

    nonisolated(nonsending) func send(_ bytes: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Swift.Error>) in
            send(bytes) { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }

    func size(of name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(name.isEmpty ? .failure(.refused) : .success(name.count))
    }

    nonisolated(nonsending) func size(of name: String) async throws(Error) -> Int {
        let result: Result<Int, Error> = await withCheckedContinuation { continuation in
            size(of: name) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }
}

import Onceover

final class Upload: Sendable {
    enum Error: Swift.Error {
        case refused
    }

    func send(_ bytes: Int, completion: @escaping @Sendable (Swift.Error?) -> Void) {
        completion(bytes > 8 ? Error.refused : nil)
    }

    nonisolated(nonsending) func send(_ bytes: Int) async throws {
        try await withOnceContinuation(of: Void.self) { continuation in
            send(bytes) { continuation.resume(throwing: $0) }
        }
    }

    func size(of name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(name.isEmpty ? .failure(.refused) : .success(name.count))
    }

    nonisolated(nonsending) func size(of name: String) async throws(Error) -> Int {
        try await withOnceContinuation(of: Int.self, throwing: Error.self) { continuation in
            size(of: name) { continuation.resume(with: $0) }
        }
    }
}

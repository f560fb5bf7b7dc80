import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Signs a user in over a server that answers with a token.
struct SignIn {
    let session: URLSession

    func signIn(with request: URLRequest) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            session.dataTask(with: request) { data, _, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let data, !data.isEmpty {
                    continuation.resume(returning: data)
                }
            }.resume()
        }
    }

    func signOut(_ request: URLRequest, completion: @escaping (Bool) -> Void) {
        session.dataTask(with: request) { _, _, error in
            completion(error == nil)
        }.resume()
    }
}

struct Harbour {
    func close(completion: @escaping @Sendable (Error?) -> Void) { completion(nil) }

    nonisolated(nonsending) func close() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            close { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }
}

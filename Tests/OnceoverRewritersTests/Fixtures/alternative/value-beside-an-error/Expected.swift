struct Steps {
    func run(_ names: [String], completion: @escaping @Sendable ([String], Error?) -> Void) {
        if names.isEmpty {
            completion(names, StepError())
            return
        }
        completion(names, nil)
    }

    func run(_ names: [String]) async throws -> [String] {
        try await withCheckedThrowingContinuation { continuation in
            run(names) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value)
                }
            }
        }
    }
}

struct StepError: Error {}

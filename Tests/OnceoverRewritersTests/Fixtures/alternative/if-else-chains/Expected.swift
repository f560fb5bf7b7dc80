struct Scale: Sendable {
    func name(of weight: Int, completion: @escaping @Sendable (String?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await name(of: weight), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func name(of weight: Int) async throws -> String {
        if weight < 0 {
            throw CancellationError()
        } else if weight < 10 {
            // A feather.
            return "light"
        } else {
            let name = weight > 100 ? "heavy" : "middling"
            let answer: String? = name
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

struct Answer<Body: Sendable>: Sendable { var body: Body? }
struct AskError: Error {}

func ask<Body: Decodable & Sendable>(completionHandler: @escaping @Sendable (Answer<Body>?, AskError?) -> Void) {
    completionHandler(Answer(body: nil), nil)
}

nonisolated(nonsending) func ask<Body: Decodable & Sendable>() async throws -> Answer<Body> {
    try await withCheckedThrowingContinuation { continuation in
        ask { (value: Answer<Body>?, error: AskError?) in
            if let error {
                continuation.resume(throwing: error)
            } else if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: NeitherValueNorError(function: #function))
            }
        }
    }
}

func demand<Body: Decodable & Sendable>(completionHandler: @escaping @Sendable (Body?, (any Error)?) -> Void) {
    completionHandler(nil, AskError())
}

nonisolated(nonsending) func demand<Body: Decodable & Sendable>() async throws -> Body {
    try await withCheckedThrowingContinuation { continuation in
        demand { (value: Body?, error: (any Error)?) in
            if let error {
                continuation.resume(throwing: error)
            } else if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: NeitherValueNorError(function: #function))
            }
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

struct Upload {
    func send(
        _ data: [UInt8], progress: @escaping @Sendable (Double) -> Void, isCancelled: () -> Bool,
        name: @autoclosure () -> String = "", completion: @escaping @Sendable (Int?, Error?) -> Void
    ) {
        progress(1)
        completion(isCancelled() ? nil : data.count + name().count, nil)
    }

    nonisolated(nonsending) func send(
        _ data: [UInt8],
        progress: @escaping @Sendable (Double) -> Void,
        isCancelled: () -> Bool,
        name: @autoclosure () -> String = ""
    ) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            send(
                data,
                progress: progress,
                isCancelled: isCancelled,
                name: name()
            ) { value, error in
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
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}

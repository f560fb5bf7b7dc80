import Onceover

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
        try await withOnceContinuation(of: Int.self) { continuation in
            send(
                data,
                progress: progress,
                isCancelled: isCancelled,
                name: name()
            ) { continuation.resume(returning: $0, throwing: $1) }
        }
    }
}

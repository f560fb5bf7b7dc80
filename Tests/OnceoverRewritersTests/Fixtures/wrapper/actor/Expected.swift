import Onceover

actor Log {
    private var lines = 0

    func append(_ line: String, completion: @escaping @Sendable (Int) -> Void) {
        lines += 1
        completion(lines)
    }

    func append(_ line: String) async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            append(line) { continuation.resume(returning: $0) }
        }
    }
}

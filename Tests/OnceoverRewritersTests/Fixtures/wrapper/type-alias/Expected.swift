import Onceover

typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

struct Buoy {
    typealias Answer = (Int?, Error?) -> Void
    typealias Reading = Result<Double, any Error>

    func light(completion: @escaping Completion<Bool>) { completion(.success(true)) }

    nonisolated(nonsending) func light() async throws -> Bool {
        try await withOnceContinuation(of: Bool.self) { continuation in
            light { continuation.resume(with: $0) }
        }
    }

    func depth(completion: @escaping Answer) { completion(7, nil) }

    nonisolated(nonsending) func depth() async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            depth { continuation.resume(returning: $0, throwing: $1) }
        }
    }

    func height(completion: @escaping @Sendable (Reading) -> Void) { completion(.success(0.5)) }

    nonisolated(nonsending) func height() async throws -> Double {
        try await withOnceContinuation(of: Double.self) { continuation in
            height { continuation.resume(with: $0) }
        }
    }
}

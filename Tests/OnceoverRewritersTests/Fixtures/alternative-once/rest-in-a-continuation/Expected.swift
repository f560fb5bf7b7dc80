import Dispatch
import Onceover

struct Failed: Error {}

struct Queue: Sendable {

    @available(*, deprecated, renamed: "run(_:)")
    func run(_ number: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await run(number), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func run(_ number: Int) async throws -> Int {
        guard number > 0 else {
            throw Failed()
        }
        let double = number * 2
        return try await withOnceContinuation(of: Int.self) { continuation in
            let completion: @Sendable (Int?, Error?) -> Void = { continuation.resume(returning: $0, throwing: $1) }
            DispatchQueue.global().async {
                // Far from here.
                completion(double, nil)
            }
            print("started")
        }
    }
}

import Onceover

struct Anchor {
  func drop(
    depth: Int,
    completion: @escaping @Sendable (Int?, Error?) -> Void
  ) {
    completion(depth, nil)
  }

  nonisolated(nonsending) func drop(depth: Int) async throws -> Int {
    try await withOnceContinuation(of: Int.self) { continuation in
      drop(depth: depth) { continuation.resume(returning: $0, throwing: $1) }
    }
  }
}

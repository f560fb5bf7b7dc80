import Onceover

let answer = try await withCancellableContinuation(of: Int.self) { $0.resume(returning: 42) }
print("consumer: \(answer)")

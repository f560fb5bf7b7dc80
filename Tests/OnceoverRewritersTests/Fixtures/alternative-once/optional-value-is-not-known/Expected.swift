import Onceover

struct Shelf: Sendable {
    let books = ["a": 1]

    @available(*, deprecated, renamed: "find(_:)")
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await find(name), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func find(_ name: String) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        throw Interruption(.empty, at: SourceLocation())
    }

    func either(_ name: String, _ problem: Error?, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(books[name], problem)
    }

    nonisolated(nonsending) func either(_ name: String, _ problem: Error?) async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            either(name, problem) { continuation.resume(returning: $0, throwing: $1) }
        }
    }
}

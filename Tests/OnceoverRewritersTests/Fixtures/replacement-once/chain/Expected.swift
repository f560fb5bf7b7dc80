import Dispatch
import Onceover

public struct Well: Sendable {
    public nonisolated(nonsending) func draw() async throws -> Int {
        return try await withOnceContinuation(of: Int.self) { continuation in
            let completion: @Sendable (Int?, (any Error)?) -> Void = { continuation.resume(returning: $0, throwing: $1) }
            DispatchQueue.global().async { completion(4, nil) }
        }
    }

    nonisolated(nonsending) func cool() async throws -> Int {
        let litres = try await draw()
        let answer: Int? = litres + 1
        if let answer {
            return answer
        }
        throw Interruption(.empty, at: SourceLocation())
    }

    func drink() {
        Task.immediate {
            let litres: Int?
            let error: (any Error)?
            do {
                litres = try await cool()
                error = nil
            } catch let caught {
                litres = nil
                error = caught
            }
            guard let litres else { return print(error as Any) }
            print(litres)
        }
    }
}

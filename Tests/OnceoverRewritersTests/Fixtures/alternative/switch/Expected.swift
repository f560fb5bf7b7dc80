enum Wind: Sendable { case calm, breeze(Int), storm }
struct TooMuch: Error {}

func sail(_ wind: Wind, completion: @escaping @Sendable (Result<Int, TooMuch>) -> Void) {
    Task.immediate {
        do throws(TooMuch) {
            completion(.success(try await sail(wind)))
        } catch {
            completion(.failure(error))
        }
    }
}

nonisolated(nonsending) func sail(_ wind: Wind) async throws(TooMuch) -> Int {
    switch wind {
    case .calm:
        return 0
    case .breeze(let force):
        // Good.
        return force
    case .storm:
        throw TooMuch()
    }
}

enum Wind: Sendable { case calm, breeze(Int), storm }
struct TooMuch: Error {}

func sail(_ wind: Wind, completion: @escaping @Sendable (Result<Int, TooMuch>) -> Void) {
    switch wind {
    case .calm:
        completion(.success(0))
    case .breeze(let force):
        // Good.
        completion(.success(force))
    case .storm:
        completion(.failure(TooMuch()))
    }
}

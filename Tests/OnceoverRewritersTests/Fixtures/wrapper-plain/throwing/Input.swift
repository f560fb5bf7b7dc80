enum Refused: Error { case always }

func depart(completion: @escaping @Sendable (Int) -> Void) throws {
    if Int.random(in: 0...1) == 2 { throw Refused.always }
    completion(1)
}

func arrive(completion: @escaping @Sendable (Result<Int, Refused>) -> Void) throws {
    completion(.success(1))
}

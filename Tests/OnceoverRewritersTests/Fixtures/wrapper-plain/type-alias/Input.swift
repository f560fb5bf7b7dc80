typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

struct Buoy {
    typealias Answer = (Int?, Error?) -> Void
    typealias Reading = Result<Double, any Error>

    func light(completion: @escaping Completion<Bool>) { completion(.success(true)) }
    func depth(completion: @escaping Answer) { completion(7, nil) }
    func height(completion: @escaping @Sendable (Reading) -> Void) { completion(.success(0.5)) }
}

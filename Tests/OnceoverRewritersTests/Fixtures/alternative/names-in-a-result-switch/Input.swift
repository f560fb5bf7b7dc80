import Dispatch

struct Lost: Error {}

struct Pier: Sendable {
    func depth(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(berth < 0 ? .failure(Lost()) : .success(berth)) }
    }

    func checked(_ metres: Int) throws -> Int {
        if metres == 7 { throw Lost() }
        return metres
    }

    // The name of the `Result` is that of another variable in there.
    func other(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        depth(berth) { result in
            switch result {
            case .success(let metres):
                do {
                    let result = try checked(metres) + 1
                    completion(.success(result))
                } catch let problem {
                    completion(.failure(problem))
                }
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }

    // Each case has a variable of that name.
    func bound(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        depth(berth) { result in
            switch result {
            case .success(let result): completion(.success(result * 2))
            case .failure(let result): completion(.failure(result))
            }
        }
    }

    // Without the braces, there would be two variables of one name.
    func again(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        depth(berth) { result in
            switch result {
            case .success(let metres):
                do {
                    let metres = try checked(metres) + 3
                    completion(.success(metres))
                } catch {
                    completion(.failure(error))
                }
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }

    // The `Result` itself is read.
    func read(_ berth: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        depth(berth) { result in
            switch result {
            case .success(let metres): completion(.success(metres + "\(result)".count))
            case .failure(let error): completion(.failure(error))
            }
        }
    }
}

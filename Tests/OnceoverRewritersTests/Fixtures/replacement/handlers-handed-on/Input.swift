import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Baker: Sendable {
    func bake(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success(6)) }
    }

    /// It says what it does with its handler, and it is kept: it throws, too.
    func order(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) throws {  // want "it can throw an error itself"
        bake(completion: completion)
    }

    func shop() throws {
        try order { result in
            if case .success(let rolls) = result { print(rolls, "rolls") }
            Signal.done.signal()
        }
    }
}

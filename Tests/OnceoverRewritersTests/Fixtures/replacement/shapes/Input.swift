import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Loss: Error {}

struct Shelf: Sendable {
    func tidy(completion: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async { completion() }
    }

    func pair(completion: @escaping @Sendable (Int, String) -> Void) {
        DispatchQueue.global().async { completion(1, "one") }
    }

    func lock(completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { completion(Loss()) }
    }

    func isFull(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(true, nil) }
    }

    func typed(completion: @escaping @Sendable (Result<Int, Loss>) -> Void) {
        DispatchQueue.global().async { completion(.failure(Loss())) }
    }

    func all() {
        tidy {
            print("tidy")
            self.pair { number, name in
                print(number, name)
                self.lock { error in
                    if let error { print("locked", error) }
                    self.isFull { full, error in
                        print(full, error == nil)
                        self.typed { result in
                            switch result {
                            case .success(let value): print(value)
                            case .failure(let loss): print("typed", loss)
                            }
                            Signal.done.signal()
                        }
                    }
                }
            }
        }
    }
}

import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Tower: Sendable {
    func floor(_ number: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success(number)) }
    }

    func climb() {
        floor(1) { first in
            switch first {
            case .success(let one):
                print("at", one)
                floor(one + 1) { second in
                    if case .success(let two) = second { print("at", two) }
                    Signal.done.signal()
                }
            case .failure(let error):
                print("fell", error)
                Signal.done.signal()
            }
        }
    }
}

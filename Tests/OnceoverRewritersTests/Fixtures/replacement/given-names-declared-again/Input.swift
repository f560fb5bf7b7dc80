import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Tide: Sendable {
    func height(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(harbour) }
    }

    func measured(_ harbour: Int, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(harbour, nil) }
    }

    func doubled(_ harbour: Int) {
        height(harbour) { metres in
            let metres = metres * 2
            print(metres)
            Signal.done.signal()
        }
    }

    func checked(_ harbour: Int) {
        measured(harbour) { metres, error in
            if let error {
                print(error)
                return
            }
            guard let metres else { return }
            let error = metres < 2 ? "low" : "high"
            print(metres, error)
            Signal.done.signal()
        }
    }
}

func level(completion: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.global().async { completion(5) }
}

func levels() {
    level { level in
        print(level)
        Signal.done.signal()
    }
}

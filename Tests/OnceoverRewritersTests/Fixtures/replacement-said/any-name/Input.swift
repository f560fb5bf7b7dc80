import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Kettle: Sendable {
    func boil(_ minutes: Int, then: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { then(minutes) }
    }

    /// By its name, it would hear of many events.
    func onReady(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async { block() }
    }

    /// The handler that is meant is not the one that names would choose.
    func pour(_ cups: Int, then finish: @escaping @Sendable (Int) -> Void, completion: (@Sendable () -> Void)? = nil) {
        DispatchQueue.global().async { finish(cups) }
    }

    func count(block: @escaping @Sendable () -> Int) {  // want "`block` must return a value"
        DispatchQueue.global().async { _ = block() }
    }

    func tea() {
        boil(3) { minutes in
            print("boiled", minutes)
            self.onReady {
                self.pour(2, then: { cups in
                    print("poured", cups)
                    Signal.done.signal()
                })
            }
        }
    }
}

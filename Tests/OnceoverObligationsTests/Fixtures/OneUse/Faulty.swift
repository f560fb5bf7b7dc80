// verdicts: 0 proved, 1 assumed, 3 violated, 0 unknown

// FIXME: what is made for one use and cleared without a call is lost, and is held to be kept: a handler that is cleared is no
// evidence without a call that waits.
final class Drift {
    private var completion: ((Ship) -> Void)?

    init(completion: @escaping (Ship) -> Void) {
        self.completion = completion
    }

    func arrive() {
        completion?(Ship())
        completion = nil
    }

    func abandon() {
        completion = nil  // assumes made-for-one-use
    }
}

final class Absent {
    var onHail: ((String, @escaping (Ship?) -> Void) -> Void)?

    func hail(_ name: String, completion: @escaping (Ship?) -> Void) {
        onHail?(name, completion)  // want "droppable-callback: .completion."
    }
}

// Made for one use, but called as it ends, too, whatever it was told before.
final class Passage {
    private var completion: ((Bool) -> Void)?

    init(completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func land() {
        completion?(true)  // want "stale-continuation: `completion` is called here and stays stored"
    }

    func turnBack() {
        completion?(false)
        completion = nil
    }
}

final class Tow {
    private var completion: ((Bool) -> Void)?

    init(completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func arrive() {
        completion?(true)  // want "stale-continuation: `completion` is called here and stays stored"
    }

    deinit { completion?(false) }
}

// verdicts: 1 proved, 1 violated, 0 unknown

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
        completion = nil
    }
}

final class Absent {
    var onHail: ((String, @escaping (Ship?) -> Void) -> Void)?

    func hail(_ name: String, completion: @escaping (Ship?) -> Void) {
        onHail?(name, completion)  // want "droppable-callback: .completion."
    }
}

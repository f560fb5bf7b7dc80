// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name, stored-is-answered

// Made for one use: that the handler stays stored behind its call does no harm.
final class Voyage {
    private var completion: ((Ship) -> Void)?

    init(completion: @escaping (Ship) -> Void) {
        self.completion = completion
    }

    func arrive() {
        completion?(Ship())
    }
}

func sail(then completion: @escaping (Ship) -> Void) -> Voyage {
    Voyage(completion: completion)
}

// A closure that is set from outside is a function that nobody has looked into.
final class Understudy {
    var onHail: ((String, @escaping (Ship?) -> Void) -> Void)?

    func hail(_ name: String, completion: @escaping (Ship?) -> Void) {
        guard let onHail else { return completion(nil) }
        onHail(name, completion)
    }
}

final class Extra {
    var hails: [(@escaping (Ship?) -> Void) -> Void] = []

    func hail(completion: @escaping (Ship?) -> Void) {
        if hails.isEmpty { completion(nil) } else { hails[0](completion) }
    }
}

// As it goes, it answers who has not been answered.
final class Tow {
    private var completion: ((Bool) -> Void)?

    init(completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func arrive() {
        let completion = completion
        self.completion = nil
        completion?(true)
    }

    deinit { completion?(false) }
}

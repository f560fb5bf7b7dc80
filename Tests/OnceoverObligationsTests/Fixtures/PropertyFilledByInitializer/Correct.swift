// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

class Structure {
    init() {}
    init?(plan: String) { if plan.isEmpty { return nil } }
}

final class Lighthouse: Structure {
    private var lamp: Lamp!
    private var spare: Lamp?

    override init() {
        super.init()
        setUp()
    }

    override init?(plan: String) {
        super.init(plan: plan)
        self.setUp()
    }

    private func setUp() {
        lamp = Lamp.init(height: 3)
        hang()
    }

    private func hang() { spare = Lamp.init(height: 1) }

    func light(completion: @escaping (Int) -> Void) {
        lamp?.burn { completion($0) }
    }

    func flash(completion: @escaping (Int) -> Void) {
        spare?.burn { completion($0) }
    }
}

final class Lamp {
    private let height: Int
    init(height: Int) { self.height = height }
    func burn(_ then: @escaping (Int) -> Void) { queue.async { then(self.height) } }
}

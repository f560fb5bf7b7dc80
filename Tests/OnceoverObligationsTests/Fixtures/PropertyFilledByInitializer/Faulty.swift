// verdicts: 1 proved, 0 assumed, 4 violated, 0 unknown

class Building {
    init() {}
}

final class Watchtower: Building {
    private var lamp: Light?
    private var spare: Light?
    private var torch: Light?
    private var beam: Light?
    private var isDark = false

    override init() {
        super.init()
        setUp()
        if isDark { hang() }
        carry()
    }

    init(isDark: Bool) {
        self.isDark = isDark
        super.init()
        hang()
        carry()
    }

    private func setUp() { lamp = Light.init(height: 3) }

    private func hang() { spare = Light.init(height: 1) }

    private func carry() {
        torch = Light.init(height: 2)
        if isDark { beam = Light.init(height: 4) }
    }

    func drop() { torch = nil }

    // One initialiser does not set it up.
    func light(completion: @escaping (Int) -> Void) {
        lamp?.burn { completion($0) }  // want "droppable-callback: .completion."
    }

    // The other does so only in the dark.
    func flash(completion: @escaping (Int) -> Void) {
        spare?.burn { completion($0) }  // want "droppable-callback: .completion."
    }

    // It may be gone again.
    func wave(completion: @escaping (Int) -> Void) {
        torch?.burn { completion($0) }  // want "droppable-callback: .completion."
    }

    func shine(completion: @escaping (Int) -> Void) {
        beam?.burn { completion($0) }  // want "droppable-callback: .completion."
    }
}

final class Light {
    private let height: Int
    init(height: Int) { self.height = height }
    func burn(_ then: @escaping (Int) -> Void) { queue.async { then(self.height) } }
}

// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// What it keeps tells it when it is done: whoever asks meanwhile takes the place of the one who waits.
final class Ferryman: FerryListener {
    private var completion: ((Int?) -> Void)?
    private let ferry = Ferry()

    init() { ferry.listener = self }

    func cross(completion: @escaping (Int?) -> Void) {
        self.completion = completion  // want "lost-continuation: a second call of"
        ferry.start()
    }

    func landed(_ pier: Int) {
        completion?(pier)
        completion = nil
    }

    func sank() {
        let waiting = completion
        completion = nil
        waiting?(nil)
    }
}

/// It asks whether somebody waits, and forgets him; a helper takes out who is answered.
final class Reaper {
    private var handler: ((Int?) -> Void)?
    private let scythe = Scythe()

    func reap(completion: @escaping (Int?) -> Void) {
        if handler != nil { scythe.rest() }
        handler = completion  // want "lost-continuation: a second call of"
        scythe.swing()
    }

    func reaped(_ ears: Int) { take()?(ears) }
    func broke() { take()?(nil) }

    private func take() -> ((Int?) -> Void)? {
        defer { handler = nil }
        return handler
    }
}

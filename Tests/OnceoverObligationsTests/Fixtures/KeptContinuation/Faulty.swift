// verdicts: 0 proved, 0 assumed, 3 violated, 2 unknown

/// Kept for as long as its owner lives: a second call overwrites the first.
final class Runner {
    private var waiting: CheckedContinuation<Int, Never>?

    func run(_ radio: Radio) async -> Int {
        await withCheckedContinuation { continuation in
            waiting = continuation  // want "lost-continuation: a second call of"
            radio.wait { self.end() }
        }
    }

    private func end() {
        waiting?.resume(returning: 1)
        waiting = nil
    }
}

final class Owner {
    private let runner = Runner()
    func run(_ radio: Radio) async -> Int { await runner.run(radio) }
}

/// It asks for something, and sets something else.
final class Lighter {
    private var isLit = false
    private var nights = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func light() async {
        if isLit { return }
        nights = 1
        await withCheckedContinuation { continuation in
            waiting = continuation  // want "lost-continuation: a second call of"
        }
    }

    func end() {
        waiting?.resume()
        waiting = nil
    }
}

/// Nobody is given what is stored.
final class Register {
    private var waiting: CheckedContinuation<Bool, Never>?

    func put(_ continuation: CheckedContinuation<Bool, Never>) {
        waiting?.resume(returning: false)
        waiting = continuation
    }

    func answer() {
        waiting?.resume(returning: true)
        waiting = nil
    }

    func forget() { waiting = nil }  // want "lost-continuation: what .waiting."
}

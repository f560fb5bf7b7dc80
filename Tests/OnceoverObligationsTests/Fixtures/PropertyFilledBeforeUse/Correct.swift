// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Beacon {
    private var lamp: Lamp?
    let height = 3

    func light(completion: @escaping (Int) -> Void) {
        if lamp == nil { lamp = Lamp.init(height: height) }
        lamp?.burn { completion($0) }
    }

    func relight(completion: @escaping (Int) -> Void) {
        lamp = lamp == nil ? Lamp.init(height: height) : lamp
        lamp?.burn { completion($0) }
    }

    func flash(completion: @escaping (Int) -> Void) {
        lamp = lamp ?? Lamp.init(height: height)
        lamp?.burn { completion($0) }
    }

    // Also in front of a closure that runs at once.
    func wait() async -> Int {
        lamp = Lamp(height: height)
        return await withCheckedContinuation { continuation in
            lamp?.burn { continuation.resume(returning: $0) }
        }
    }
}

// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Synchronization

private final class Whistle: Sendable {
    private let isBlown = Atomic<Bool>(false)
    func blow() -> Bool { !isBlown.exchange(true, ordering: .acquiringAndReleasing) }
}

private final class Horn: Sendable {
    private let isSounded = Atomic<Bool>(false)

    func sound() -> Bool {
        let before = isSounded.exchange(true, ordering: .relaxed)
        return !before
    }
}

func depart(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let whistle = Whistle()
    radio.hail("depart") { ship, _ in
        guard whistle.blow() else { return }
        completion(ship)
    }
    queue.asyncAfter(deadline: .now() + 5) { if whistle.blow() { completion(nil) } }
}

func arrive(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let horn = Horn()
    radio.hail("arrive") { ship, _ in
        guard horn.sound() else { return }
        completion(ship)
    }
    queue.asyncAfter(deadline: .now() + 5) { if horn.sound() { completion(nil) } }
}

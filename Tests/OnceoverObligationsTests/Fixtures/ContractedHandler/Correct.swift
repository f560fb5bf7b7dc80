// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once
final class Chores {
    private let scheduler = NSBackgroundActivityScheduler(identifier: "dusting")
    private let clock = Clock()

    func start() {
        scheduler.schedule { completion in
            print("dusting")
            completion(.finished)
        }
    }

    /// Another type's method of the same name.
    func tick() { clock.schedule { _ in print("tick") } }

    func swipe() -> UIContextualAction {
        UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
    }

    // Who can be swiped is there.
    func dust() -> UIContextualAction {
        UIContextualAction(style: .normal, title: "Dust") { [weak self] _, _, done in
            guard let self else { return }  // assumes object-is-kept
            start()
            done(true)
        }
    }
}

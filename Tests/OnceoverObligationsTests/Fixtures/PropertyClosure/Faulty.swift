// verdicts: 1 proved, 0 assumed, 4 violated, 0 unknown
// Closures that properties are given, and those of top-level code, are bodies too.

struct HarbourClient {
    var weigh: (Ship) async -> Int
    var open: () async -> Void
}

extension HarbourClient: DependencyKey {
    static let live = HarbourClient(
        weigh: { ship in
            await withCheckedContinuation { continuation in
                do {
                    continuation.resume(returning: try crane.lift(ship))
                } catch {  // want "error unresumed-path: .continuation. is not resumed"
                    log(error)
                }
            }
        },
        open: {
            await withCheckedContinuation { continuation in
                continuation.resume()
            }
        })
}

final class Pilot {
    lazy var button: Button = {
        let button = Button()
        button.call = { await withCheckedContinuation { continuation in if self.isFree { continuation.resume() } } }  // want "error unresumed-path: .continuation. is not resumed"
        return button
    }()
}

let tide: () async -> Int = {
    await withCheckedContinuation { continuation in
        continuation.resume(returning: 1)
        continuation.resume(returning: 2)  // want "double-resume: .continuation. is resumed a second time"
    }
}

Task {
    await withCheckedContinuation { continuation in
        if harbour.isOpen { continuation.resume() }  // want "warning unresumed-path: .continuation. is not resumed"
    }
}

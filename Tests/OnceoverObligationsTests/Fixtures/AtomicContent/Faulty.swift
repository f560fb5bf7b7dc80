// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation
import Synchronization

final class Flag: Sendable {
    let isUp = Atomic<Bool>(false)
}

/// Between asking and setting, the other one asks.
func signal(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let flag = Flag()
    radio.hail("signal") { ship, _ in
        guard !flag.isUp.load(ordering: .acquiring) else { return }
        flag.isUp.store(true, ordering: .releasing)
        completion(ship)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        guard !flag.isUp.load(ordering: .acquiring) else { return }
        flag.isUp.store(true, ordering: .releasing)
        completion(nil)  // want "unguarded-race: .completion."
    }
}

/// The same by names.
func answer(by radio: any Radio) async -> Ship? {
    await withCheckedContinuation { continuation in
        let flag = Flag()
        radio.hail("answer") { ship, _ in
            let isUp = flag.isUp.load(ordering: .acquiring)
            if isUp { return }
            flag.isUp.store(true, ordering: .releasing)
            continuation.resume(returning: ship)
        }
        Task {
            try? await Task.sleep(nanoseconds: 5_000_000_000)
            let isUp = flag.isUp.load(ordering: .acquiring)
            if isUp { return }
            flag.isUp.store(true, ordering: .releasing)
            continuation.resume(returning: nil)  // want "unguarded-race: .continuation."
        }
    }
}

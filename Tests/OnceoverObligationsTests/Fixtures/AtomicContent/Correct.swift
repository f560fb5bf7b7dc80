// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation
import Synchronization

final class Flag: Sendable {
    let isUp = Atomic<Bool>(false)
}

func signal(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let flag = Flag()
    radio.hail("signal") { ship, _ in
        guard !flag.isUp.exchange(true, ordering: .acquiringAndReleasing) else { return }
        completion(ship)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        guard !flag.isUp.logicalOr(true, ordering: .acquiringAndReleasing).oldValue else { return }
        completion(nil)
    }
}

/// One queue serves both: nobody comes between.
func answer(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let flag = Flag()
    radio.hail("answer") { ship, _ in
        DispatchQueue.main.async {
            guard !flag.isUp.load(ordering: .relaxed) else { return }
            flag.isUp.store(true, ordering: .relaxed)
            completion(ship)
        }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        guard !flag.isUp.load(ordering: .relaxed) else { return }
        flag.isUp.store(true, ordering: .relaxed)
        completion(nil)
    }
}

func repeatIt(isLoud: Bool, completion: @escaping () -> Void) {
    let flag = Flag()
    if isLoud {
        completion()
        flag.isUp.store(true, ordering: .relaxed)
    } else {
        flag.isUp.store(false, ordering: .relaxed)
    }
    if !flag.isUp.load(ordering: .relaxed) { completion() }
}

// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation
import Synchronization

enum Watch { case kept, relieved }

final class Deck: Sendable {
    let watch = Mutex(Watch.kept)
}

func relieve(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let deck = Deck()
    radio.hail("relieve") { ship, _ in
        let isFirst = deck.watch.withLock { watch -> Bool in
            guard watch == .kept else { return false }
            watch = .relieved
            return true
        }
        if isFirst { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = deck.watch.withLock { watch -> Bool in
            switch watch {
            case .relieved: return false
            case .kept:
                watch = .relieved
                return true
            }
        }
        guard isFirst else { return }
        completion(nil)
    }
}

func relieveOnMain(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    var bells = 0
    radio.hail("relieve") { ship, _ in
        DispatchQueue.main.async {
            guard bells == 0 else { return }
            bells = 1
            completion(ship)
        }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        guard bells == 0 else { return }
        bells = 2
        completion(nil)
    }
}

// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
final class Dock {
    private enum Action { case enter(Int), wait, refuse }
    private let lock = Lock()
    private var berths = 0
    private var isClosed = false

    func enter(completion: @escaping (Int?) -> Void) {
        let action: Action = lock.withLock {
            if isClosed { return .refuse }
            if berths > 0 { return .enter(berths) }
            completion(nil)
            return .wait
        }
        switch action {
        case .enter(let berth): completion(berth)
        case .wait: completion(0)  // want "double-resume: `completion` is called a second time here"
        case .refuse: break  // want "unresumed-path: `completion` is not called on this path"
        }
    }
}

protocol Box { func change<Answer>(_ body: (inout [(Int?) -> Void]) -> Answer) -> Answer }

enum Action { case enter(Int), wait }

func enter(_ box: Box, yard: Yard, completion: @escaping (Int?) -> Void) {
    let action: Action = box.change { waiting in
        if yard.isOpen {
            completion(nil)
            return .enter(1)
        }
        return .wait
    }
    switch action {
    case .enter(let berth): completion(berth)  // want "double-resume: .completion."
    case .wait: break  // want "unresumed-path: .completion."
    }
}

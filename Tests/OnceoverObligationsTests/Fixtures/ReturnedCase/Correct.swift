// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown
final class Dock {
    private enum Action { case enter(Int), wait, refuse }
    private let lock = Lock()
    private var berths = 0
    private var isClosed = false

    /// What the closure returns says which case is taken.
    func enter(completion: @escaping (Int?) -> Void) {
        let action: Action = lock.withLock {
            if isClosed {
                completion(nil)
                return .refuse
            }
            if berths > 0 { return .enter(berths) }
            return .wait
        }
        switch action {
        case .enter(let berth): completion(berth)
        case .wait: completion(0)
        case .refuse: break
        }
    }
}

protocol Box { func change<Answer>(_ body: (inout [(Int?) -> Void]) -> Answer) -> Answer }

enum Action { case enter(Int), wait }

/// A function that gives what its closure returns has run it, whatever its name.
func enter(_ box: Box, yard: Yard, completion: @escaping (Int?) -> Void) {
    let action: Action = box.change { waiting in
        if yard.isOpen { return .enter(1) }
        completion(nil)
        return .wait
    }
    switch action {
    case .enter(let berth): completion(berth)
    case .wait: break
    }
}

func leave(_ box: Box, yard: Yard, completion: @escaping (Int) -> Void) {
    let berth: Int? = box.change { waiting in
        guard yard.isOpen else { return .some(1) }
        completion(0)
        return nil
    }
    if let berth { completion(berth) }
}

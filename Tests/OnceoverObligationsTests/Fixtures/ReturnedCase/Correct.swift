// verdicts: 1 proved, 0 violated, 0 unknown
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

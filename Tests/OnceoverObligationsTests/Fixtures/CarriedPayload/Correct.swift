// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

/// Who looks at what a case carries, and who hands the value on, answers for nothing.
struct PlatformMachine {
    enum Action {
        case admit(CheckedContinuation<Int, any Error>, Int)
        case turnAway(CheckedContinuation<Int, any Error>)
        case none
    }

    static func run(_ action: Action) {
        switch action {
        case .admit(let train, let platform): train.resume(returning: platform)
        case .turnAway(let train): train.resume(throwing: Taken())
        case .none: break
        }
    }

    static func title(of action: Action) -> String {
        switch action {
        case .admit(_, let platform): return "platform \(platform)"
        case .turnAway: return "taken"
        case .none: return ""
        }
    }

    static func runLater(_ action: Action, _ queue: Queue) {
        switch action {
        case .admit(let train, let platform): train.resume(returning: platform)
        case .turnAway: queue.add(action)
        case .none: break
        }
    }
}

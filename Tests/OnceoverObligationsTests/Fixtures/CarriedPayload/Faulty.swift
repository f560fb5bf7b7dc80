// verdicts: 3 proved, 0 assumed, 3 violated, 1 unknown

struct PlatformMachine {
    enum Action {
        case admit(CheckedContinuation<Int, any Error>, Int)
        case turnAway(CheckedContinuation<Int, any Error>)
        case none
    }

    static func run(_ action: Action) {
        switch action {
        case .admit(let train, let platform):
            train.resume(returning: platform)
        case .turnAway:  // want "unresumed-path: .turnAway. is never resumed"
            print("platform taken")
        case .none:
            break
        }
    }

    mutating func run() {
        let action = next()
        switch action {
        case .admit(let train, let platform):
            if platform > 0 { train.resume(returning: platform) }  // want "unresumed-path: .admit."
        case .turnAway(let train):
            train.resume(throwing: Taken())
        case .none:
            break
        }
    }
}

final class Workshop {
    private enum Job {
        case grease(Int, completion: (Bool) -> Void)
        case inspect(String, completion: (Bool) -> Void)
    }
    private var jobs: [Job] = []

    func grease(_ axle: Int, completion: @escaping (Bool) -> Void) {
        jobs.append(.grease(axle, completion: completion))
    }

    func work(_ gauge: Gauge) {
        guard let job = jobs.popLast() else { return }
        switch job {
        case .grease(let axle, let completion):
            completion(axle > 0)
        case .inspect(_, let completion):
            guard gauge.isSet else { return }  // want "unresumed-path: .completion."
            completion(true)
        }
    }
}

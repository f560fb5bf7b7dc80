// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

enum Swell { case calm, rough(Int), wild }

func steer(_ swell: Swell, completion: @escaping (Int) -> Void) {
    switch swell {
    case .calm: completion(0)
    case .rough(let height): completion(height)
    case .wild: completion(9)
    default: break
    }
}

func turn(_ swell: Swell, completion: @escaping (Int) -> Void) {
    switch swell {
    case .calm, .wild: completion(0)
    case let .rough(height): completion(height)
    @unknown default: return
    }
}

/// What is unwrapped by itself is there.
final class Buoy {
    enum Light { case steady, flashing }

    private(set) var light: Light!

    init(light: Light) { self.light = light }

    func show(completion: @escaping (Bool) -> Void) {
        switch light {
        case .steady: completion(true)
        case .flashing: completion(false)
        default: break
        }
    }
}

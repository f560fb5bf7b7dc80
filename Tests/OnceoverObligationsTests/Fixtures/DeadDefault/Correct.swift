// verdicts: 2 proved, 0 violated, 0 unknown

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

// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

enum Wave { case low, high(Int), huge }

func steer(_ wave: Wave, completion: @escaping (Int) -> Void) {
    switch wave {
    case .low: completion(0)
    case .huge: completion(9)
    default: break  // want "unresumed-path: .completion."
    }
}

// Not each high one.
func turn(_ wave: Wave, completion: @escaping (Int) -> Void) {
    switch wave {
    case .low, .huge: completion(0)
    case .high(3): completion(3)
    default: return  // want "unresumed-path: .completion."
    }
}

func sail(_ wave: Wave, completion: @escaping (Int) -> Void) {
    switch wave {
    case .low, .huge: completion(0)
    case .high(let height) where height < 5: completion(height)
    default: return  // want "unresumed-path: .completion."
    }
}

// Nothing is none of the cases.
func anchor(_ wave: Wave?, completion: @escaping (Int) -> Void) {
    switch wave {
    case .low, .huge: completion(0)
    case .high(let height): completion(height)
    default: return  // want "unresumed-path: .completion."
    }
}

// Who has a default where the type is not seen may have seen more cases.
func dive(_ chart: any WaveChart, completion: @escaping (Int) -> Void) {
    let wave = chart.wave
    switch wave {
    case .low, .huge: completion(0)
    case .high(let height): completion(height)
    default: return  // want "unresumed-path: .completion."
    }
}

protocol WaveChart { var wave: Wave { get } }

final class Float {
    enum Light { case steady, flashing }

    var light: Light?

    func show(completion: @escaping (Bool) -> Void) {
        switch light {
        case .steady: completion(true)
        case .flashing: completion(false)
        default: break  // want "unresumed-path: .completion."
        }
    }
}

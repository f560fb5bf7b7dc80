// verdicts: 0 proved, 0 assumed, 0 violated, 6 unknown

enum Stage { case casting, sailing, moored, sunk, failed }

protocol Pilot {
    func guide(_ ship: Ship, _ tell: @escaping (Stage) -> Void)
    func guide(_ ship: Ship, then tell: @escaping (_ finished: Bool, _ ship: Ship?) -> Void)
    func tow(_ ship: Ship, onEvent: @escaping (Stage) -> Void)
}

// What comes for each stage goes on until the last one.
func moor(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.guide(ship) { stage in
        print(stage)
    }
    pilot.guide(ship) { status in
        switch status {
        case .casting: print("casts off")
        case .moored: completion(true)
        case .failed, .sunk: completion(false)
        default: break
        }
    }
}

func sail(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.guide(ship) { state in
        if state == .casting {
            print("casts off")
        } else if state == .moored {
            completion(true)
        } else if state == .failed {
            completion(false)
        }
    }
}

func tow(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.guide(ship) { (event: Stage) in
        guard event == .moored else { return }
        completion(true)
    }
}

// The first that it is told is whether it was the last time.
func wait(for ship: Ship, with pilot: Pilot, completion: @escaping () -> Void) {
    pilot.guide(ship) { finished, _ in
        if finished { completion() }
    }
}

final class Tug {
    var onEvent: ((Stage) -> Void)?
}

func pull(with tug: Tug, completion: @escaping () -> Void) {
    tug.onEvent = { stage in
        if case .moored = stage { completion() }
    }
}

// Each change may be the one that it waits for.
func await(_ tide: Tide, completion: @escaping (Int) -> Void) {
    tide.onDidChange = {
        guard let depth = tide.depth, tide.isWaitedFor else { return }
        tide.isWaitedFor = false
        completion(depth)
    }
}

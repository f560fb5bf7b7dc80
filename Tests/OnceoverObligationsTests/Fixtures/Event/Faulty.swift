// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

enum Stage { case casting, sailing, moored, sunk, failed }

protocol Pilot {
    func guide(_ ship: Ship, _ tell: @escaping (Stage) -> Void)
    func checkStage(of ship: Ship, _ tell: @escaping (Stage) -> Void)
}

// The last event is one that it forgets.
func moor(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.guide(ship) { status in
        switch status {
        case .moored: completion(true)
        case .failed: print("failed")  // want "unresumed-path: .completion. is not called on this path"
        default: break
        }
    }
}

// No event helps where nobody is left to look at it.
final class Captain {
    func sail(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
        pilot.guide(ship) { [weak self] state in
            guard self != nil else { return }  // want "droppable-callback: .completion. is never called when .self."
            if state == .moored { completion(true) }
        }
    }
}

// Who asks is answered once.
func check(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.checkStage(of: ship) { stage in
        if stage == .moored { completion(true) }  // want "unresumed-path: .completion."
    }
}

func ask(_ ship: Ship, with pilot: Pilot, completion: @escaping (Bool) -> Void) {
    pilot.checkStage(of: ship) { state in
        if state == .moored { completion(true) }  // want "unresumed-path: .completion."
    }
}

// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name, unseen-callback-once

// The handler that is given another one stands in front of it, and is left out where there is nothing to do.
func enter(
    _ ship: Ship, with radio: any Radio, completionHandler: @escaping (Bool) -> Void,
    pilotCompletionHandler: @escaping (Ship, @escaping (Bool) -> Void) -> Void
) {
    guard radio.isOn else {  // assumes told-elsewhere, work-parameter
        completionHandler(false)
        return
    }
    radio.ask(ship.name) { answer in
        switch answer {
        case .success(let ship): pilotCompletionHandler(ship, completionHandler)
        case .failure: completionHandler(false)  // assumes told-elsewhere, work-parameter
        }
    }
}

// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

func lower(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    let finish = { completion(true) }
    if yard.isOpen { finish() }  // want "unresumed-path: .completion."
}

/// FIXME: the second call of `finish` is the line to mend.
func lower(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    let finish: () -> Void = { completion(true) }  // want "double-resume: .completion."
    radio.wait(finish)
    finish()
}

func lower(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let work = DispatchWorkItem {
        if ship.isDocked { completion(true) }  // want "unresumed-path: .completion."
    }
    queue.async(execute: work)
}

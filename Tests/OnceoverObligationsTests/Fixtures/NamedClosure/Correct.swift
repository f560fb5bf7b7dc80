// verdicts: 4 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

func lower(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    let finish = { completion(true) }
    guard yard.isOpen else { return completion(false) }
    finish()
}

func lower(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    let finish: (Bool) -> Void = { isDown in completion(isDown) }
    radio.wait { finish(true) }
}

func lower(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let work = DispatchWorkItem { completion(ship.isDocked) }
    queue.async(execute: work)
}

func alias(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let done = completion
    done(ship.isDocked)
}

func inPlace(_ ship: Ship, completion: @escaping (Int) -> Void) {
    let crew: Int = {
        if ship.isDocked { return 0 }
        return ship.crew
    }()
    completion(crew)
}

// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

func race(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var pending: ((Ship?) -> Void)? = completion
    func finish(_ ship: Ship?) {
        guard let answer = pending else { return }
        pending = nil
        answer(ship)  // want "unguarded-race: .completion."
    }
    radio.hail("race") { ship, _ in finish(ship) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { finish(nil) }
}

func raceByFlag(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var isDone = false
    let finish = { (ship: Ship?) in
        if isDone { return }
        isDone = true
        completion(ship)  // want "unguarded-race: .completion."
    }
    radio.hail("race") { ship, _ in finish(ship) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { finish(nil) }
}

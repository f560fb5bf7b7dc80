// verdicts: 3 proved, 0 violated, 0 unknown
import Foundation

// Every error is an `NSError`.
func hail(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.call(
        "tug", success: { completion($0.crew) },
        failure: { error in
            if let error = error as? NSError { completion(error.code) }
        })
}

func call(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.call("tug", success: { completion($0.crew) }) { error in
        if let error = error as NSError? { completion(error.code) }
    }
}

func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    do {
        completion(try yard.moor(ship))
    } catch {
        guard let error = error as NSError? else { return }
        completion(error.code)
    }
}

// verdicts: 0 proved, 3 violated, 0 unknown
import Foundation

func hail(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.call(
        "tug", success: { completion($0.crew) },
        failure: { error in
            if let error = error as? URLError { completion(error.errorCode) }  // want "unresumed-path: .completion."
        })
}

// Where there is no error, there is none to be cast.
func ask(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.hail("tug") { ship, error in
        if let error = error as? NSError { completion(error.code) }  // want "unresumed-path: .completion."
    }
}

func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    do {
        completion(try yard.moor(ship))
    } catch {
        guard let spill = error as? Spill else { return }  // want "unresumed-path: .completion."
        completion(spill == .oil ? 1 : 2)
    }
}

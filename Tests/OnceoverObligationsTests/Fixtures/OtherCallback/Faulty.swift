// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Foundation

protocol Mast: AnyObject {
    var isManned: Bool { get }
    func raise(_ flag: String, seen: @escaping () -> Void)
}

// Who has answered, and hands it on whatever happens, has forgotten to return.
func hail(_ ship: Ship, from mast: any Mast, completion: @escaping (Bool) -> Void) {
    if !mast.isManned { completion(false) }  // want "double-resume: .completion."
    mast.raise(ship.name) { completion(true) }
}

// A callback is handed over, and it is called all the same.
func dip(_ flag: String, on mast: any Mast, completion: @escaping (Bool) -> Void) {
    mast.raise(flag) { completion(true) }
    completion(false)  // want "double-resume: .completion."
}

// The clock runs out in any case.
func wait(for flag: String, on mast: any Mast, completion: @escaping (Bool) -> Void) {
    queue.asyncAfter(deadline: .now() + 9) { completion(false) }
    mast.raise(flag) { completion(true) }  // want "double-resume: .completion."
}

// Both are in the queue.
func note(_ flag: String, completion: @escaping (Bool) -> Void) {
    queue.async { completion(true) }
    DispatchQueue.main.async { completion(false) }  // want "double-resume: .completion."
}

// Its body says that it throws behind its closure.
func strike(_ ship: Ship, in yard: any Yard, completion: @escaping (Bool) -> Void) {
    do {
        try weigh(ship, in: yard) { completion($0 > 9) }
    } catch {
        completion(false)  // want "double-resume: .completion."
    }
}

private func weigh(_ ship: Ship, in yard: any Yard, then: (Int) -> Void) throws {
    then(ship.crew)
    print(try yard.moor(ship))
}

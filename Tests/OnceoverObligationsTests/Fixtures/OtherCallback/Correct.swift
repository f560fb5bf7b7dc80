// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

protocol Mast: AnyObject {
    var isManned: Bool { get }
    func raise(_ flag: String, seen: @escaping () -> Void)
    func flash(_ lamp: String, noted: @escaping (Int) -> Void)
    func lower(_ flag: String, seen: @escaping () -> Void) throws
}

// Of two callbacks that nobody looks into, perhaps only one runs.
func hail(_ ship: Ship, from mast: any Mast, completion: @escaping (Bool) -> Void) {
    mast.raise(ship.name) { completion(true) }
    mast.flash(ship.name) { _ in completion(false) }  // assumes one-callback-runs
}

// Who throws may have let go of what it was given.
func strike(_ flag: String, on mast: any Mast, completion: @escaping (Bool) -> Void) {
    do {
        try mast.lower(flag) { completion(true) }
    } catch {
        completion(false)
    }
}

// It is told at once only where there is nobody to tell later.
func dip(_ flag: String, on mast: any Mast, completion: @escaping (Bool) -> Void) {
    mast.raise(flag) { completion(true) }
    if !mast.isManned { completion(false) }  // assumes one-callback-runs
}

// Of three callbacks that nobody looks into, one will run.
func watch(_ ship: Ship, from mast: any Mast, completion: @escaping (Bool) -> Void) {
    mast.raise("A") { completion(true) }
    mast.raise("B") { completion(true) }  // assumes one-callback-runs
    mast.raise("C") { completion(false) }
}

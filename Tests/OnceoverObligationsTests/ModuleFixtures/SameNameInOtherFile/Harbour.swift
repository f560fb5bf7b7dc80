// verdicts: 1 proved, 0 assumed, 2 violated, 1 unknown
final class Harbour {
    private let office = Office.shared

    // What the call means is the pilot's method, though this one has its name.
    func signal(_ flag: Int, completion: @escaping (Bool) -> Void) {
        office.pilot.signal(flag, completion: completion)
        completion(true)
    }

    func moor(_ berth: Int, completion: @escaping (Bool) -> Void) {
        office.pilot.moor(berth, completion: completion)
        completion(true)  // want "double-resume: .completion."
    }
}

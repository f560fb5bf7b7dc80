// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Foundation

final class Canteen: NSObject {
    var galley: (any Galley & NSObjectProtocol)?

    // Another method is asked for.
    func serve(_ fish: Int, completion: @escaping (Bool) -> Void) {
        guard let galley, galley.responds(to: #selector(Galley.washUp)) else {
            completion(false)
            return
        }
        galley.cook?(fish, completion: completion)  // want "droppable-callback: .completion."
    }

    // Another object is asked.
    func serve(
        _ fish: Int, from one: any Galley & NSObjectProtocol, or other: any Galley & NSObjectProtocol,
        completion: @escaping (Bool) -> Void
    ) {
        guard one.responds(to: #selector(Galley.cook)) else {
            completion(false)
            return
        }
        other.cook?(fish, completion: completion)  // want "droppable-callback: .completion."
    }

    func order(_ fish: Int, from galley: any Galley & NSObjectProtocol, completion: @escaping (Bool) -> Void) {
        if galley.responds(to: #selector(Galley.cook)) {  // want "unresumed-path: .completion."
            galley.cook?(fish, completion: completion)
        }
    }

    // Where it has not, or nobody is there, nobody is told.
    func bake(_ fish: Int, completion: @escaping (Bool) -> Void) {
        if galley?.responds(to: #selector(Galley.cook)) == false {
            galley?.cook?(fish, completion: completion)  // want "droppable-callback: .completion."
        } else {
            completion(false)
        }
    }
}

// What others may have, this object need not.
class Servery: NSObject {
    func clean(completion: @escaping () -> Void) {
        if self.responds(to: #selector(Galley.washUp)) { completion() }  // want "unresumed-path: .completion."
    }
}

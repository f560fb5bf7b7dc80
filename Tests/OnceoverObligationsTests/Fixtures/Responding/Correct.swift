// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name
import Foundation

@objc protocol Galley {
    @objc optional func cook(_ fish: Int, completion: @escaping (Bool) -> Void)
}

final class Mess: NSObject {
    var galley: (any Galley & NSObjectProtocol)?

    // Who responds has the method.
    func serve(_ fish: Int, completion: @escaping (Bool) -> Void) {
        if let galley, galley.responds(to: #selector(Galley.cook(_:completion:))) {
            DispatchQueue.main.async { galley.cook?(fish, completion: completion) }
        } else {
            completion(false)
        }
    }

    func order(_ fish: Int, from galley: any Galley & NSObjectProtocol, completion: @escaping (Bool) -> Void) {
        guard galley.responds(to: #selector(Galley.cook)) else {
            completion(false)
            return
        }
        galley.cook?(fish, completion: completion)
    }

    // Who answers that it has the method is there, and has it.
    func bake(_ fish: Int, completion: @escaping (Bool) -> Void) {
        if galley?.responds(to: #selector(Galley.cook(_:completion:))) == true {
            galley?.cook?(fish, completion: completion)
        } else {
            completion(false)
        }
    }
}

// What the compiler has found in the type, each of its objects has.
final class Scullery: NSObject {
    @objc func wash(_ completion: @escaping () -> Void) { DispatchQueue.main.async { completion() } }

    func clean(completion: @escaping () -> Void) {
        if self.responds(to: #selector(self.wash(_:))) { wash(completion) }
    }
}

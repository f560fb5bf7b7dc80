// verdicts: 5 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

enum Cause { case storm, fire, leak(Int) }

/// Each way through it ends the program, although its type does not say so.
struct Alarm {
    static func abandon(_ cause: Cause) {
        print("abandon ship")
        switch cause {
        case .storm: exit(1)
        case .fire: exit(2)
        case .leak(let size):
            print(size)
            abort()
        }
    }

    func sink(_ depth: Int) {
        if depth > 100 {
            exit(3)
        } else if depth > 10 {
            exit(4)
        } else {
            fatalError("aground")
        }
    }

    func weigh(_ chain: Int?, completion: @escaping (Int) -> Void) {
        guard let chain else {
            sink(20)
            return
        }
        completion(chain)
    }
}

func scuttle() { exit(0) }

enum Beacon {
    static func burnOut() -> Never { exit(7) }
}

final class Bridge {
    private func leave() { fatalError("all ashore") }
    final func founder() { abort() }

    func moor(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {
            Alarm.abandon(.storm)
            return
        }
        completion(ship)
    }

    func hail(_ radio: Radio, completion: @escaping (Bool) -> Void) {
        radio.hail { isHeard, error in
            if error != nil {
                Alarm.abandon(.fire)
                completion(false)
            }
            completion(isHeard)
        }
    }

    func dock(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {
            scuttle()
            return
        }
        completion(ship)
    }

    func tow(_ ship: Int?, isLost: Bool, completion: @escaping (Int) -> Void) {
        guard let ship else {
            if isLost { leave() } else { self.founder() }
            return
        }
        completion(ship)
    }

    func light(_ lamp: Int?, completion: @escaping (Int) -> Void) {
        guard let lamp else {
            Beacon.burnOut()
        }
        completion(lamp)
    }
}

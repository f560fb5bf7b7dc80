// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown
import Foundation

enum Cause { case storm, fire }

/// Some way through it goes on.
struct Alarm {
    static func abandon(_ cause: Cause) {
        switch cause {
        case .storm: exit(1)
        case .fire: print("put out")
        }
    }

    static func sink(_ depth: Int) {
        if depth < 10 { return }
        exit(3)
    }

    static func drift(_ depth: Int) {
        if depth < 10 { exit(4) }
    }

    static func scuttle() { exit(5) }
    static func scuttle(_ day: Int) { print(day) }
}

/// Whoever inherits it does what it only stands for.
class Bridge {
    func leave() { fatalError("must be overridden") }

    func tow(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            leave()
            return
        }
        completion(ship)
    }

    func moor(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            Alarm.abandon(.storm)
            return
        }
        completion(ship)
    }

    func dock(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            Alarm.sink(4)
            return
        }
        completion(ship)
    }

    func weigh(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            Alarm.drift(4)
            return
        }
        completion(ship)
    }

    func lift(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            Alarm.scuttle(4)
            return
        }
        completion(ship)
    }

    /// Another type's function of the same name.
    func paint(_ ship: Int?, in yard: Yard, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            Yard.close()
            yard.close()
            return
        }
        completion(ship)
    }
}

enum Gate {
    static func close() { exit(6) }
}

protocol Crew {}

extension Crew {
    func muster() { fatalError("no crew") }

    func board(_ ship: Int?, completion: @escaping (Int) -> Void) {
        guard let ship else {  // want "unresumed-path"
            muster()
            return
        }
        completion(ship)
    }
}

// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown
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

// What is never nil may be of another type.
final class Office {
    private let radio: any Radio
    private var archive: Archive!

    func call(completion: @escaping (Int) -> Void) {
        guard let radio = radio as? Wireless else { return }  // want "unresumed-path: .completion."
        completion(radio.range)
    }

    func look(completion: @escaping (Int) -> Void) {
        guard let archive = self.archive as? Cellar else { return }  // want "unresumed-path: .completion."
        completion(archive.depth)
    }

    func greet(_ ship: Ship, completion: @escaping (Int) -> Void) {
        radio.hail(ship.name) { ship, error in
            guard error == nil, let ship else { return completion(0) }
            if let tug = ship as? Tug { completion(tug.crew) }  // want "unresumed-path: .completion."
        }
    }
}

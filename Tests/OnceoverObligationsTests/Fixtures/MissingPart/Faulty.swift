// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown
import Foundation

struct Log { var ships: [Ship] = [] }

protocol Archive {
    func read(_ day: Int, completion: @escaping (Log?, (any Error)?) -> Void)
    func list(_ completion: @escaping (Log?, Int) -> Void)
}

// There is an error.
func ships(on day: Int, in archive: any Archive, completion: @escaping ([Ship]) -> Void) {
    archive.read(day) { log, error in
        if let error { print(error) }
        guard let ships = log?.ships else { return }  // want "unresumed-path: .completion."
        completion(ships)
    }
}

// There is none, and no log.
func all(in archive: any Archive, completion: @escaping ([Ship]) -> Void) {
    archive.list { log, _ in
        guard let ships = log?.ships else { return }  // want "unresumed-path: .completion."
        completion(ships)
    }
}

// The one that is found may not be there.
func first(on day: Int, in archive: any Archive, completion: @escaping (Ship) -> Void) {
    archive.read(day) { log, error in
        guard error == nil, let log else { fatalError() }
        guard let ship = log.ships.first else { return }  // want "unresumed-path: .completion."
        completion(ship)
    }
}

// Nobody has asked for the error; or another one is asked for it.
func register(_ ship: Ship, at office: Office, completion: @escaping (Ship?) -> Void) {
    office.register(ship) { answer in
        if let ship = answer.result {  // want "unresumed-path: .completion."
            completion(ship)
        }
    }
}

func tide(at office: Office, beside other: Answer, completion: @escaping (Int) -> Void) {
    office.tide { answer in
        guard other.error == nil else { return completion(0) }
        guard let tide = answer.value else { return }  // want "unresumed-path: .completion."
        completion(tide)
    }
}

// The result may be another thing.
func list(at office: Office, completion: @escaping ([Ship]?) -> Void) {
    office.list { answer in
        if answer.error != nil {
            completion(nil)
        } else if let ships = answer.result as? [Ship] {  // want "unresumed-path: .completion."
            completion(ships)
        }
    }
}

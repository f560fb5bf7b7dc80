// verdicts: 0 proved, 3 violated, 0 unknown
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

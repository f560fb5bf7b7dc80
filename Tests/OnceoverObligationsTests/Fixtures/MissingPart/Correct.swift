// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: gives-value-or-error, unseen-callback-once
import Foundation

struct Log { var ships: [Ship] = [] }

protocol Archive {
    func read(_ day: Int, completion: @escaping (Log?, (any Error)?) -> Void)
}

// Of a value and an error one is there, and the ships are no optional for all that is seen.
func ships(on day: Int, in archive: any Archive, completion: @escaping ([Ship]) -> Void) {
    archive.read(day) { log, error in
        guard error == nil else { return completion([]) }
        guard let ships = log?.ships else { return }  // assumes value-or-error
        completion(ships)
    }
}

func crew(on day: Int, in archive: any Archive, completion: @escaping (Int) -> Void) {
    archive.read(day) { log, error in
        if let error {
            print(error)
            completion(0)
        } else if let ships = log?.ships {  // assumes value-or-error
            completion(ships.count)
        }
    }
}

// An answer has an error or a result.
func register(_ ship: Ship, at office: Office, completion: @escaping (Ship?) -> Void) {
    office.register(ship) { answer in
        if let error = answer.error {
            print(error)
            completion(nil)
        } else if let ship = answer.result {  // assumes value-or-error
            completion(ship)
        }
    }
}

func tide(at office: Office, completion: @escaping (Int) -> Void) {
    office.tide { answer in
        guard answer.error == nil else { return completion(0) }
        guard let tide = answer.value else { return }  // assumes value-or-error
        completion(tide)
    }
}

func pilot(at office: Office, completion: @escaping (Pilot) -> Void) {
    office.pilot { answer in
        guard answer.isSuccess else { return completion(Pilot()) }
        guard let pilot = answer.value else { return }  // assumes value-or-error
        completion(pilot)
    }
}

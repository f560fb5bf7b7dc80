// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import HarbourKit

// What is left out behind the error is a `return`.
func crew(of ship: String, completion: @escaping ([String]) -> Void) {
    HarbourOffice.list(ship) { log, error in
        if error != nil {
            completion([])  // want "double-resume: .completion."
        }
        guard let crew = log?.crew else { return completion([]) }
        completion(crew)
    }
}

// Both are no outcomes of one thing.
func berths(completion: @escaping (Int) -> Void) {
    HarbourOffice.compare { (port: Int?, starboard: Int) in
        if let port { completion(port) }
        if starboard > 0 || port == nil { completion(starboard) }  // want "double-resume: .completion."
    }
}

// Who looks into the function finds that it gives both.
struct Archive {
    func look(for ship: String, then found: (Int?, (any Error)?) -> Void) {
        found(ship.count, Outdated())
    }
}

func oldBerth(of ship: String, in archive: Archive, completion: (Result<Int, any Error>) -> Void) {
    archive.look(for: ship) { number, error in
        if let error { completion(.failure(error)) }
        if let number { completion(.success(number)) }  // want "double-resume: .completion."
    }
}

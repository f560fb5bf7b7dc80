// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

// What is no failure can be had without an error.
func name(_ answer: Result<Ship, any Error>, completion: @escaping (String?) -> Void) {
    switch answer {
    case .success:
        do {
            let ship = try answer.get()
            completion(ship.name)
        } catch {
            print(error)
        }
    case .failure: completion(nil)
    }
}

func berth(_ response: Response, completion: @escaping (Int) -> Void) {
    guard case .success = response.result else { return completion(0) }
    do {
        completion(try response.result.get().berth)
    } catch {}
}

// And what is one cannot.
func failure(_ answer: Result<Ship, any Error>, completion: @escaping (String) -> Void) {
    if case .failure = answer {
        do {
            _ = try answer.get()
        } catch {
            completion("none")
        }
    } else {
        completion("one")
    }
}

// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

func name(_ answer: Result<Ship, any Error>, completion: @escaping (String?) -> Void) {
    do {
        let ship = try answer.get()
        completion(ship.name)
    } catch {  // want "unresumed-path: .completion."
        print(error)
    }
}

// Another one.
func berth(_ first: Result<Ship, any Error>, _ second: Result<Ship, any Error>, completion: @escaping (Int) -> Void) {
    switch first {
    case .success:
        do {
            completion(try second.get().berth)
        } catch {}  // want "unresumed-path: .completion."
    case .failure: completion(0)
    }
}

// Something else may throw.
func log(_ answer: Result<Ship, any Error>, completion: @escaping (Data) -> Void) {
    guard case .success = answer else { return completion(Data()) }
    do {
        completion(try sealed(answer.get()))
    } catch {}  // want "unresumed-path: .completion."
}

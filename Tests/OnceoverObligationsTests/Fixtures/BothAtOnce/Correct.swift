// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: gives-value-or-error, unseen-callback-once
import HarbourKit

// Who looks for the error, and then for the berth, takes it that only one of them is there.
func berth(of ship: String, completion: @escaping (Result<Int, any Error>) -> Void) {
    HarbourOffice.look(for: ship) { number, error in
        if let error { completion(.failure(error)) }
        if let number { completion(.success(number)) }  // assumes value-or-error
    }
}

func berth(of ship: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        HarbourOffice.look(for: ship) { number, error in
            if let number { continuation.resume(returning: number) }
            if error != nil { continuation.resume(throwing: NoBerth()) }  // assumes value-or-error
        }
    }
}

// More is asked of it.
func pilot(of ship: String, completion: @escaping (String?) -> Void) {
    HarbourOffice.call(ship) { pilot, failure in
        if let failure {
            completion(nil)
            print(failure)
        }
        if let pilot { completion(pilot.isFree ? pilot.name : nil) }  // assumes value-or-error
    }
}

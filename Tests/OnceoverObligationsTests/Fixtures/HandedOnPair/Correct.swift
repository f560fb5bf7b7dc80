// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// A helper that is given both calls one of them, whatever it calls them.
final class Clerk {
    func bill(_ office: Office, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
        office.bill { self.split($0, success, failure) }
    }

    func charge(_ office: Office, onSuccess: @escaping (Int) -> Void, onFailure: @escaping (any Error) -> Void) {
        office.bill { self.split($0, onSuccess, onFailure) }
    }

    private func split(_ result: Result<Int, any Error>, _ yes: (Int) -> Void, _ no: (any Error) -> Void) {
        switch result {
        case .success(let price): yes(price)
        case .failure(let error): no(error)
        }
    }
}

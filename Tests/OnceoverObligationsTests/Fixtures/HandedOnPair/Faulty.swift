// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Clerk {
    func bill(_ office: Office, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
        office.bill { self.split($0, success, failure) }  // want "unresumed-path: .split. can return without"
    }

    private func split(_ result: Result<Int, any Error>, _ yes: (Int) -> Void, _ no: (any Error) -> Void) {
        switch result {
        case .success(let price): if price > 0 { yes(price) }
        case .failure(let error): no(error)
        }
    }
}

// verdicts: 0 proved, 1 assumed, 1 violated, 0 unknown
// proofs assume: stored-is-answered
import AuthenticationServices

/// What waits here, an extension in another file answers, which has no word of a handler.
final class Steward: NSObject {
    var passenger: ((Result<Papers, any Error>) -> Void)?

    func welcome(completion: @escaping (Result<Papers, any Error>) -> Void) {
        let previous = passenger
        passenger = completion
        previous?(.failure(Busy()))
        ASAuthorizationController().performRequests()
    }
}

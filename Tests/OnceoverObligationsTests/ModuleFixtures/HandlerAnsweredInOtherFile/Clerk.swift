// verdicts: 0 proved, 2 assumed, 1 violated, 0 unknown
// proofs assume: stored-is-answered
import AuthenticationServices

/// What waits here, an extension in another file answers.
final class Clerk: NSObject {
    var signInCompletion: ((Result<Papers, any Error>) -> Void)?

    func signIn(completion: @escaping (Result<Papers, any Error>) -> Void) {
        let previous = signInCompletion
        signInCompletion = completion
        previous?(.failure(Busy()))
        ASAuthorizationController().performRequests()
    }
}

final class Purser: NSObject {
    var payCompletion: ((Bool) -> Void)?

    func pay(completion: @escaping (Bool) -> Void) {
        payCompletion?(false)
        payCompletion = completion
    }

    /// One end is answered here.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        payCompletion?(false)
        payCompletion = nil
    }
}

/// Who waits is told by whoever has set it.
final class Bosun: NSObject {
    var onCompletion: ((Bool) -> Void)?
}

import AuthenticationServices

extension Clerk: ASAuthorizationControllerDelegate {  // want "missing-delegate-exit: `signInCompletion`"
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        let answer = signInCompletion
        signInCompletion = nil
        answer?(.success(authorization.papers))
    }
}

extension Purser: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        payCompletion?(true)
        payCompletion = nil
    }
}

extension Bosun: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        onCompletion?(true)
    }
}

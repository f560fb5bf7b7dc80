import AuthenticationServices

extension Steward: ASAuthorizationControllerDelegate {  // want "missing-delegate-exit: `passenger`"
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        let answer = passenger
        passenger = nil
        answer?(.success(authorization.papers))
    }
}

// verdicts: 1 proved, 0 violated, 0 unknown

/// Made for one request, of which the system tells one end.
final class Stamp: NSObject, ASAuthorizationControllerDelegate {
    private var sealed: CheckedContinuation<String, any Error>?

    init(sealed: CheckedContinuation<String, any Error>) { self.sealed = sealed }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        seal(authorization)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        sealed?.resume(throwing: error)
    }

    private func seal(_ authorization: ASAuthorization) {
        guard let name = name(of: authorization) else {
            sealed?.resume(throwing: Blank())
            return
        }
        sealed?.resume(returning: name)
    }
}

func sealed(by controller: ASAuthorizationController) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        let stamp = Stamp(sealed: continuation)
        controller.delegate = stamp
        controller.performRequests()
    }
}

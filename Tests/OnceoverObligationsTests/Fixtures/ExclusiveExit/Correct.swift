// verdicts: 0 proved, 3 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

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

/// Each picture that is picked has a handler of its own.
final class Darkroom: NSObject, UIImagePickerControllerDelegate {
    private var completion: ((UIImage?) -> Void)?

    func pick(from shelf: UIViewController, completion: @escaping (UIImage?) -> Void) {
        self.completion = completion  // assumes handler-may-be-dropped, one-call-at-a-time
        shelf.present(UIImagePickerController(), animated: true)
    }

    func close() { completion = nil }  // assumes handler-may-be-dropped

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        completion?(info[.originalImage] as? UIImage)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { completion?(nil) }
}

/// Given its request by who has just made it.
final class Seal: NSObject, ASAuthorizationControllerDelegate {
    var sealed: CheckedContinuation<String, any Error>?

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        sealed?.resume(returning: "\(authorization)")
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        sealed?.resume(throwing: error)
    }
}

func sealedOnce(by controller: ASAuthorizationController) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        let seal = Seal()
        seal.sealed = continuation
        controller.delegate = seal
        controller.performRequests()
    }
}

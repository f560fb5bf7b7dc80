// verdicts: 0 proved, 0 assumed, 3 violated, 1 unknown

/// The owner may answer, too, and the system's end finds it again.
final class Stamp: NSObject, ASAuthorizationControllerDelegate {
    private var sealed: CheckedContinuation<String, any Error>?

    init(sealed: CheckedContinuation<String, any Error>) { self.sealed = sealed }

    func giveUp() {
        sealed?.resume(throwing: CancellationError())  // want "stale-continuation: `sealed`"
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        sealed?.resume(returning: "\(authorization)")  // want "stale-continuation: `sealed`"
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        sealed?.resume(throwing: error)  // want "stale-continuation: `sealed`"
    }
}

/// Fixes come again and again.
final class Buoy: NSObject, CLLocationManagerDelegate {
    private var found: CheckedContinuation<[CLLocation], any Error>?

    init(found: CheckedContinuation<[CLLocation], any Error>) { self.found = found }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        found?.resume(returning: locations)  // want "stale-continuation: `found`"
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        found?.resume(throwing: error)  // want "stale-continuation: `found`"
    }
}

/// Kept by its owner, who may ask again.
final class Signet: NSObject, ASAuthorizationControllerDelegate {
    var sealed: CheckedContinuation<String, any Error>?

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        sealed?.resume(returning: "\(authorization)")  // want "stale-continuation: `sealed`"
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        sealed?.resume(throwing: error)  // want "stale-continuation: `sealed`"
    }
}

final class Scribe {
    private let signet = Signet()

    func sealed(by controller: ASAuthorizationController) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            signet.sealed = continuation  // want "lost-continuation: a second call"
            controller.delegate = signet
            controller.performRequests()
        }
    }
}

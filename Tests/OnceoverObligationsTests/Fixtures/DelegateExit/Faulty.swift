// verdicts: 2 proved, 6 violated, 0 unknown
import UIKit

final class Chooser: NSObject, CNContactPickerDelegate {  // want "missing-delegate-exit: .*contactPickerDidCancel"
    private var waiting: CheckedContinuation<CNContact?, Never>?

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        waiting?.resume(returning: contact)
        waiting = nil
    }
}

final class Reader: NSObject, NFCTagReaderSessionDelegate {
    private var waiting: CheckedContinuation<NFCTag, any Error>?

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        finish(.success(tags[0]))
    }

    func tagReaderSession(  // want "missing-delegate-exit"
        _ session: NFCTagReaderSession, didInvalidateWithError error: any Error
    ) {
        print("closed:", error)
    }

    private func finish(_ result: Result<NFCTag, any Error>) {
        let k = waiting
        waiting = nil
        k?.resume(with: result)
    }
}

final class Finder: NSObject {
    private var waiting: [CheckedContinuation<CLLocation, any Error>] = []
}

extension Finder: CLLocationManagerDelegate {  // want "missing-delegate-exit: .*didFailWithError"
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let all = waiting
        waiting.removeAll()
        for k in all { k.resume(returning: locations[0]) }
    }
}

/// One object for each call.
final class Scan: NSObject, VNDocumentCameraViewControllerDelegate {
    private let completion: ([Page]) -> Void

    init(completion: @escaping ([Page]) -> Void) { self.completion = completion }

    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: Pages) {
        completion(scan.pages)
    }

    func documentCameraViewControllerDidCancel(  // want "missing-delegate-exit"
        _ controller: VNDocumentCameraViewController
    ) {
        controller.dismiss(animated: true)
    }

    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {
        completion([])
    }
}

/// The only end there is, and a path through it that does not answer.
final class Letter: NSObject, MFMailComposeViewControllerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        guard result == .sent else { return }  // want "unresumed-path"
        waiting?.resume(returning: true)
        waiting = nil
    }
}

final class SignIn: NSObject, ASAuthorizationControllerDelegate {  // want "missing-delegate-exit"
    private var completion: ((Credential?) -> Void)?

    func start(completion: @escaping (Credential?) -> Void) {
        self.completion?(nil)
        self.completion = completion
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        completion?(authorization.credential)
        completion = nil
    }
}

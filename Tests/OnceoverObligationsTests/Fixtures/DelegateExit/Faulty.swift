// verdicts: 0 proved, 8 assumed, 14 violated, 0 unknown
// proofs assume: stored-is-answered
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

/// The callbacks leave the answer to a method of theirs, and one path of one of them forgets it.
final class Portrait: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private var completion: ((UIImage?) -> Void)?

    func choose(completion: @escaping (UIImage?) -> Void) {
        self.completion?(nil)
        self.completion = completion
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        guard let image = info[.editedImage] as? UIImage else { return }  // want "unresumed-path"
        finish(image)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish(nil) }

    private func finish(_ image: UIImage?) {
        let done = completion
        completion = nil
        done?(image)
    }
}

/// The same where the method is called by a closure that does not hold the object.
final class Album: NSObject, PHPickerViewControllerDelegate {
    private var waiting: CheckedContinuation<UIImage?, Never>?

    func pick() async -> UIImage? {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: nil)
            waiting = continuation
        }
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        guard let provider = results.first?.itemProvider else { return }  // want "unresumed-path"
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            self?.end(image as? UIImage)
        }
    }

    private func end(_ image: UIImage?) {
        waiting?.resume(returning: image)
        waiting = nil
    }
}

// When the time is up, nobody hears of it.
final class Lantern: NSObject, WKNavigationDelegate {  // want "missing-delegate-exit: `waiting`.*didFinish"
    private var waiting: CheckedContinuation<URL?, Never>?

    func signal(_ page: WKWebView, limit: Duration) async -> URL? {
        finish(nil)
        return await withCheckedContinuation { continuation in
            waiting = continuation
            Task { [weak self] in
                try? await Task.sleep(for: limit)
                guard let self else { return }
                dim()
            }
        }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        guard (error as NSError).code != NSURLErrorCancelled else { return }  // want "unresumed-path: `waiting`"
        finish(nil)
    }

    func received(_ address: URL) { finish(address) }

    private func dim() { print("dark") }

    private func finish(_ address: URL?) {
        waiting?.resume(returning: address)
        waiting = nil
    }
}

// Nothing could be told, too.
final class Caller: NSObject, CNContactPickerDelegate {  // want "missing-delegate-exit: .*contactPickerDidCancel"
    private var completion: ((String?) -> Void)?

    func choose(completion: @escaping (String?) -> Void) { self.completion = completion }  // assumes one-call-at-a-time

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        completion?(contact.givenName)
        completion = nil
    }
}

final class Librarian: NSObject, UIDocumentPickerDelegate {  // want "missing-delegate-exit: `lent`"
    typealias Lent = (String, Bool) -> Void

    private var lent: Lent?

    func lend(then completion: @escaping Lent) { lent = completion }  // assumes one-call-at-a-time

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        lent?(urls[0].path, true)
        lent = nil
    }
}

struct Bookshelf {
    final class Coordinator: NSObject, UIDocumentPickerDelegate {  // want "missing-delegate-exit: `completion`"
        private let completion: ([URL]) -> Void

        init(completion: @escaping ([URL]) -> Void) { self.completion = completion }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            completion(urls)
        }
    }
}

final class Signpost: NSObject, CLLocationManagerDelegate {
    private var completion: (((any Error)?) -> Void)?

    func watch(completion: @escaping ((any Error)?) -> Void) { self.completion = completion }  // assumes one-call-at-a-time

    func locationManager(  // want "missing-delegate-exit: `completion`"
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        print(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        completion?(error)
        completion = nil
    }
}

/// What runs when the time is up answers nobody.
final class Astrolabe: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var last: CLLocation?
    private var found: ((CLLocation?) -> Void)?

    func find(completion: @escaping (CLLocation?) -> Void) {
        found = completion  // assumes one-call-at-a-time
        manager.startUpdatingLocation()
        perform(#selector(look), with: nil, afterDelay: 3)
    }

    @objc private func timeIsUp() { answer(last) }

    @objc private func look() { print("still looking") }

    func locationManager(  // want "missing-delegate-exit: `found`"
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        last = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { answer(nil) }

    private func answer(_ location: CLLocation?) {
        found?(location)
        found = nil
    }
}

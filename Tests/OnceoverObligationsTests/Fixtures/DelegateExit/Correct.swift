// verdicts: 1 proved, 14 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import UIKit

final class Chooser: NSObject, CNContactPickerDelegate {
    private var waiting: CheckedContinuation<CNContact?, Never>?

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        waiting?.resume(returning: contact)
        waiting = nil
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        picker.dismiss(animated: true) { self.cancel() }
    }

    private func cancel() {
        waiting?.resume(returning: nil)
        waiting = nil
    }
}

/// The end always follows, so the answer may wait for it.
final class Reader: NSObject, NFCTagReaderSessionDelegate {
    private var waiting: CheckedContinuation<NFCTag?, Never>?
    private var found: NFCTag?

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        found = tags.first
        session.invalidate()
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        waiting?.resume(returning: found)
        waiting = nil
    }
}

/// A permission is asked for, no position.
final class Permission: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        waiting?.resume(returning: manager.authorizationStatus == .authorizedWhenInUse)
        waiting = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print(locations)
    }
}

/// Who knows what the closure does.
final class Coordinator: NSObject, UIDocumentPickerDelegate {
    private var waiting: CheckedContinuation<[URL], Never>?
    private let onCancel: (Coordinator) -> Void

    init(onCancel: @escaping (Coordinator) -> Void) { self.onCancel = onCancel }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish(with: urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { onCancel(self) }

    func finish(with urls: [URL]) {
        waiting?.resume(returning: urls)
        waiting = nil
    }
}

final class Letter: NSObject, MFMailComposeViewControllerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        guard let k = waiting else { return }
        waiting = nil
        guard result == .sent else { return k.resume(returning: false) }
        k.resume(returning: true)
    }
}

/// Another sheet's end is none of this one's.
final class Scan: NSObject, VNDocumentCameraViewControllerDelegate {
    private var waiting: CheckedContinuation<Pages?, Never>?
    private var camera: VNDocumentCameraViewController?

    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: Pages) {
        guard controller === camera else { return }
        end(scan)
    }

    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { end(nil) }

    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {
        end(nil)
    }

    private func end(_ pages: Pages?) {
        waiting?.resume(returning: pages)
        waiting = nil
    }
}

/// A page that loads, asked for by a call each.
func title(of page: Page, completion: @escaping (String) -> Void) { completion(page.title) }

/// When the time is up, who waits is answered, whatever has ended.
final class Patience: NSObject, CLLocationManagerDelegate {  // assumes time-limit-answers
    private var waiting: CheckedContinuation<CLLocation?, Never>?
    private let manager = CLLocationManager()

    func place() async -> CLLocation? {
        await withCheckedContinuation { continuation in
            waiting = continuation
            manager.requestLocation()
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in
                guard let late = self?.waiting else { return }
                self?.waiting = nil
                late.resume(returning: nil)
            }
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations.first)
        waiting = nil
    }
}

/// Of two methods that callbacks leave the answer to, each path calls one; and what a superclass does nobody knows.
final class Postcard: Sheet, MFMessageComposeViewControllerDelegate {
    private var completion: ((Bool) -> Void)?

    func write(completion: @escaping (Bool) -> Void) {
        self.completion?(false)
        self.completion = completion
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        switch result {
        case .sent: finish(true)
        default: giveUp()
        }
    }

    private func giveUp() { finish(false) }

    private func finish(_ isSent: Bool) {
        completion?(isSent)
        completion = nil
    }
}

final class Telegram: Sheet, MFMessageComposeViewControllerDelegate {
    private var completion: ((Bool) -> Void)?

    func write(completion: @escaping (Bool) -> Void) {
        self.completion?(false)
        self.completion = completion
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        switch result {
        case .sent: finish(true)
        default: tearUp()
        }
    }

    func finish(_ isSent: Bool) {
        completion?(isSent)
        completion = nil
    }
}

final class Album: NSObject, PHPickerViewControllerDelegate {
    private var waiting: CheckedContinuation<UIImage?, Never>?

    func pick() async -> UIImage? {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: nil)
            waiting = continuation
        }
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        guard let provider = results.first?.itemProvider else { return end(nil) }
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            self?.end(image as? UIImage)
        }
    }

    private func end(_ image: UIImage?) {
        waiting?.resume(returning: image)
        waiting = nil
    }
}

// What a failure leaves stored is answered when the time is up, and a page that has loaded sends its answer later.
final class Lighthouse: NSObject, WKNavigationDelegate {  // assumes time-limit-answers
    private var waiting: CheckedContinuation<URL?, Never>?

    func signal(_ page: WKWebView, limit: Duration) async -> URL? {
        finish(nil)
        return await withCheckedContinuation { continuation in
            waiting = continuation
            Task { [weak self] in
                try? await Task.sleep(for: limit)
                guard let self else { return }
                finish(nil)
            }
        }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        guard (error as NSError).code != NSURLErrorCancelled else { return }  // assumes time-limit-answers
        finish(nil)
    }

    func received(_ address: URL) { finish(address) }

    private func finish(_ address: URL?) {
        waiting?.resume(returning: address)
        waiting = nil
    }
}

// Who chooses nothing has nothing to tell.
final class Caller: NSObject, CNContactPickerDelegate {  // assumes cancel-unheard
    private var completion: ((String) -> Void)?

    func choose(completion: @escaping (String) -> Void) { self.completion = completion }  // assumes one-call-at-a-time

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        completion?(contact.givenName)
        completion = nil
    }
}

// Nor has who picks nothing, whatever its closure is called.
final class Librarian: NSObject, UIDocumentPickerDelegate {  // assumes cancel-unheard
    typealias Lent = (String, Int) -> Void

    private var lent: Lent?

    func lend(then completion: @escaping Lent) { lent = completion }  // assumes one-call-at-a-time

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        lent?(urls[0].path, urls.count)
        lent = nil
    }
}

// Whoever shows a view hears by that when it is closed.
struct Bookshelf: UIViewControllerRepresentable {
    let completion: ([URL]) -> Void

    final class Coordinator: NSObject, UIDocumentPickerDelegate {  // assumes cancel-unheard
        private let completion: ([URL]) -> Void

        init(completion: @escaping ([URL]) -> Void) { self.completion = completion }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            completion(urls)
        }
    }
}

// Where all has gone well, there is no error to tell.
final class Signpost: NSObject, CLLocationManagerDelegate {
    private var onError: ((any Error) -> Void)?

    func watch(onError: @escaping (any Error) -> Void) { self.onError = onError }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { print(locations) }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onError?(error)
        onError = nil
    }
}

/// The best position that has come is told when the time is up.
final class Sextant: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var last: CLLocation?
    private var found: ((CLLocation?) -> Void)?

    func find(completion: @escaping (CLLocation?) -> Void) {
        found = completion  // assumes one-call-at-a-time
        manager.startUpdatingLocation()
        perform(#selector(timeIsUp), with: nil, afterDelay: 3)
    }

    @objc private func timeIsUp() { answer(last) }

    @objc private func look() { print("still looking") }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {  // assumes time-limit-answers
        last = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { answer(nil) }

    private func answer(_ location: CLLocation?) {
        found?(location)
        found = nil
    }
}

/// One end leaves it to another.
final class Album: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private let answer: (UIImage?) -> Void

    init(answer: @escaping (UIImage?) -> Void) { self.answer = answer }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        guard let image = info[.editedImage] as? UIImage else {
            imagePickerControllerDidCancel(picker)
            return
        }
        answer(image)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true) { self.answer(nil) }
    }
}

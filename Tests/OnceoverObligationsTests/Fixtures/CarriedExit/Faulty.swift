// verdicts: 0 proved, 4 assumed, 6 violated, 0 unknown
// proofs assume: stored-is-answered
import UIKit

/// What is held is a value that carries the handler.
final class Stamp: NSObject, UIImagePickerControllerDelegate {  // want "missing-delegate-exit: .*DidCancel"
    private struct Order { let completion: (UIImage?) -> Void }
    private var order: Order?

    func choose(completion: @escaping (UIImage?) -> Void) {
        order?.completion(nil)
        order = Order(completion: completion)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
        guard let order else { return }
        self.order = nil
        order.completion(info["image"] as? UIImage)
    }
}

final class Receipt: NSObject, SKRequestDelegate {
    private var pending: (request: SKReceiptRefreshRequest, done: (Bool) -> Void)?

    func refresh(completion: @escaping (Bool) -> Void) {
        guard pending == nil else { return completion(false) }
        pending = (SKReceiptRefreshRequest(), completion)
    }

    func requestDidFinish(_ request: SKRequest) {
        let done = pending?.done
        pending = nil
        done?(true)
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) {  // want "missing-delegate-exit: `pending`"
        print(error)
    }
}

/// An empty closure stands for nobody.
final class Page: NSObject, WKNavigationDelegate {  // want "missing-delegate-exit: `shown`.*ProvisionalNavigation"
    private var shown: ((any Error)?) -> Void = { _ in }

    func load(completion: @escaping ((any Error)?) -> Void) {
        shown(Interrupted())
        shown = completion
    }

    private func end(_ error: (any Error)?) {
        let tell = shown
        shown = { _ in }
        tell(error)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { end(nil) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { end(error) }
}

/// Of all errors, one is answered.
final class Pilot: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<CLLocation?, Never>?

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations.last)
        waiting = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let failure = error as? CLError, failure.code == .denied {  // want "unresumed-path: `waiting`"
            waiting?.resume(returning: nil)
            waiting = nil
        }
    }
}

/// An end that tells an error is answered where there is none.
final class Gauge: NSObject, CBPeripheralDelegate {
    private var waiting: CheckedContinuation<[CBService], any Error>?

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        if let error {  // want "missing-delegate-exit: `waiting`"
            print(error)
            return
        }
        waiting?.resume(returning: peripheral.services ?? [])
        waiting = nil
    }
}

/// What carries the handler is let go of, and the handler is not called.
final class Wharf: NSObject, UIDocumentPickerDelegate {
    private struct Request {
        let title: String
        let completion: ([URL]) -> Void
    }

    private var request: Request?

    func unload(_ title: String, completion: @escaping ([URL]) -> Void) {
        request?.completion([])
        request = Request(title: title, completion: completion)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        request?.completion(urls)
        request = nil
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {  // want "missing-delegate-exit"
        request = nil  // assumes handler-may-be-dropped
    }
}

// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import UIKit

final class Stamp: NSObject, UIImagePickerControllerDelegate {
    private struct Order { let completion: (UIImage?) -> Void }
    private var order: Order?

    func choose(completion: @escaping (UIImage?) -> Void) {
        order?.completion(nil)
        order = Order(completion: completion)
    }

    private func end(_ image: UIImage?) {
        guard let order else { return }
        self.order = nil
        order.completion(image)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
        end(info["image"] as? UIImage)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { end(nil) }
}

/// A closure that owners set, and that hears whatever happens.
final class Page: NSObject, WKNavigationDelegate {
    var onEvent: (Event) -> Void = { _ in }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { onEvent(.finished) }
}

/// One error is known to be followed by another answer, and a search that has ended waits for none.
final class Pilot: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<CLLocation?, Never>?
    private var isSearching = false

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations.last)
        waiting = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let failure = error as? CLError, failure.code == .locationUnknown { return }
        guard isSearching else { return }
        waiting?.resume(returning: nil)
        waiting = nil
    }
}

/// Whether it has failed or not, it has ended.
final class Gauge: NSObject, CBPeripheralDelegate {
    private var waiting: CheckedContinuation<[CBService], any Error>?

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        if let error {
            waiting?.resume(throwing: error)
        } else {
            waiting?.resume(returning: peripheral.services ?? [])
        }
        waiting = nil
    }
}

/// Of other requests, nobody waits for the end.
final class Receipt: NSObject, SKRequestDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func requestDidFinish(_ request: SKRequest) {
        if request is SKReceiptRefreshRequest { end(true) }
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
        if request is SKReceiptRefreshRequest { end(false) }
    }

    private func end(_ isFresh: Bool) {
        waiting?.resume(returning: isFresh)
        waiting = nil
    }
}

/// Where all is well, there is more to ask for before the answer.
final class Sonar: NSObject, CBPeripheralDelegate {
    private var waiting: CheckedContinuation<Data?, any Error>?

    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor value: CBCharacteristic, error: (any Error)?) {
        guard error == nil else { return end(.failure(error!)) }
        peripheral.readValue(for: value)
        print("written")
    }

    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor value: CBCharacteristic, error: (any Error)?) {
        end(.success(value.value))
    }

    private func end(_ result: Result<Data?, any Error>) {
        waiting?.resume(with: result)
        waiting = nil
    }
}

/// The file was answered for before the task has ended.
final class Loader: NSObject, URLSessionDownloadDelegate {
    private var waiting: CheckedContinuation<URL, any Error>?

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        waiting?.resume(returning: location)
        waiting = nil
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            waiting?.resume(throwing: error)
            waiting = nil
        } else {
            print("done")
        }
    }
}

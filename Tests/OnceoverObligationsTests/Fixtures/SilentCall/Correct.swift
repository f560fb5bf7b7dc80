// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
import UIKit

final class Sorter: NSObject, UIDocumentPickerDelegate {
    private var waiting: CheckedContinuation<[URL], Never>?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finish(urls) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(nil) }

    private func finish(_ urls: [URL]?) {
        waiting?.resume(returning: urls ?? [])
        waiting = nil
    }
}

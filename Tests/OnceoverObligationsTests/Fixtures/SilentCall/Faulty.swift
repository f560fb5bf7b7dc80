// verdicts: 0 proved, 1 assumed, 2 violated, 0 unknown
// proofs assume: stored-is-answered
import UIKit

/// The helper that both ends share does nothing for one of them.
final class Sorter: NSObject, UIDocumentPickerDelegate {
    private var waiting: CheckedContinuation<[URL], Never>?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finish(urls) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {  // want "missing-delegate-exit"
        finish(nil)
    }

    private func finish(_ urls: [URL]?) {
        guard let urls else { return }
        waiting?.resume(returning: urls)
        waiting = nil
    }
}

private var asked: (([URL]) -> Void)?

/// A variable of the file's own waits as a property does.
final class Clerk: NSObject, UIDocumentPickerDelegate {
    static func ask(completion: @escaping ([URL]) -> Void) {
        asked?([])
        asked = completion
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let first = urls.first(where: \.isFileURL) else { return }  // want "unresumed-path: `asked`"
        asked?([first])
        asked = nil
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        asked?([])
        asked = nil
    }
}

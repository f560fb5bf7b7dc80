// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
import UIKit

/// A listener is dropped as it goes, and called for each tap until then.
final class Bell {
    private var rung: (() -> Void)?

    func ring(_ rung: @escaping () -> Void) { self.rung = rung }

    func tap() { rung?() }

    func silence() { rung = nil }
}

/// Nobody need hear of it.
final class Buoy: NSObject, UIDocumentPickerDelegate {
    private var drifted: (([URL]) -> Void)?

    func drift(_ drifted: (([URL]) -> Void)? = nil) { self.drifted = drifted }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        drifted?(urls)
        drifted = nil
    }
}

/// Its name says that it is told of each change.
final class Vane {
    private var stateChanged: ((Int) -> Void)?

    func watch(_ changed: @escaping (Int) -> Void) { stateChanged = changed }

    func turn(_ angle: Int) { stateChanged?(angle) }

    func settle(_ angle: Int) {
        stateChanged?(angle)
        stateChanged = nil
    }
}

// verdicts: 0 proved, 1 assumed, 1 violated, 0 unknown
// proofs assume: stored-is-answered
import ContactsUI

/// Cancelling hangs forever.
final class ContactBridge: NSObject, CNContactPickerDelegate {  // want "missing-delegate-exit"
    private var waiting: CheckedContinuation<CNContact?, Never>?

    func pickContact(_ picker: CNContactPickerViewController) async -> CNContact? {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: nil)
            waiting = continuation
            picker.delegate = self
        }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        waiting?.resume(returning: contact)
        waiting = nil
    }
}

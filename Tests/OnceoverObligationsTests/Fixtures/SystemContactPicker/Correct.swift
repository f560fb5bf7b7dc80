// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import ContactsUI

final class ContactBridge: NSObject, CNContactPickerDelegate {
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

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        waiting?.resume(returning: nil)
        waiting = nil
    }
}

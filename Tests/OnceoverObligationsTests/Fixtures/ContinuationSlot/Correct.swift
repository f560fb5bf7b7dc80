// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered
import ContactsUI
import Onceover

final class ContactPicker: NSObject, CNContactPickerDelegate {
    private let choice = ContinuationSlot<CNContact?, any Error>(whenBusy: .reject)

    func pick(_ picker: CNContactPickerViewController) async throws -> CNContact? {
        try await choice.wait(onCancel: { picker.dismiss(animated: true) }) { picker.delegate = self }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        choice.resume(returning: contact)
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { choice.resume(returning: nil) }
}

final class Lock {
    let opened: ContinuationSlot<Int, any Error>

    init() { opened = ContinuationSlot(whenBusy: .join) }
}

final class Keeper {
    let lock = Lock()

    func open() async throws -> Int { try await lock.opened.wait { pump() } }

    func waterIsLevel(at height: Int) { lock.opened.resume(returning: height) }
}

final class Bell {
    /// Who rings it stands in another file, if anywhere.
    let rung = ContinuationSlot<Int, any Error>(whenBusy: .queue)

    func ring() async throws -> Int { try await rung.wait { pull() } }
}

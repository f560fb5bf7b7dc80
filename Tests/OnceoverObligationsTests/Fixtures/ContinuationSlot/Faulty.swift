// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import ContactsUI
import Onceover

final class ContactPicker: NSObject, CNContactPickerDelegate {  // want "missing-delegate-exit: "
    private let choice = ContinuationSlot<CNContact?, any Error>(whenBusy: .reject)

    func pick(_ picker: CNContactPickerViewController) async throws -> CNContact? {
        try await choice.wait { picker.delegate = self }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        choice.resume(returning: contact)
    }
}

final class HastyPicker: NSObject, CNContactPickerDelegate {
    private let choice = ContinuationSlot<CNContact?, any Error>(whenBusy: .reject)

    func pick(_ picker: CNContactPickerViewController) async throws -> CNContact? {
        try await choice.wait { picker.delegate = self }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        choice.resume(returning: contact)
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {  // want "missing-delegate-exit: "
        print("cancelled")
    }
}

final class Bell {
    private let rung = ContinuationSlot<Int, any Error>(whenBusy: .queue)  // want "unresumed-path: .rung. is never"

    func ring() async throws -> Int { try await rung.wait { pull() } }
}

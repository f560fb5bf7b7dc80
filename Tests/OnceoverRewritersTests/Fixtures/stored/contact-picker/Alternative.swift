import Onceover

final class ContactsViewController: UIViewController, CNContactPickerDelegate {
    private let pickSlot = ContinuationSlot<CNContact?, any Error>(whenBusy: .replace)

    /// Shows the contacts.
    func pickContact(completion: @escaping (CNContact?) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            completion(await pickContact())
        }
    }

    /// Shows the contacts.
    func pickContact() async -> CNContact? {
        try? await pickSlot.wait {
            let picker = CNContactPickerViewController()
            picker.delegate = self
            present(picker, animated: true)
        }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        pickSlot.resume(returning: contact)
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        pickSlot.resume(returning: nil)
    }

    func choose() {
        pickContact { contact in
            print("chosen", contact?.name ?? "nobody")
        }
    }
}

import Onceover

final class ContactsViewController: UIViewController, CNContactPickerDelegate {
    private let pickSlot = ContinuationSlot<CNContact?, any Error>(whenBusy: .replace)

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
        Task.immediate {
            let contact = await pickContact()
            print("chosen", contact?.name ?? "nobody")
        }
    }
}

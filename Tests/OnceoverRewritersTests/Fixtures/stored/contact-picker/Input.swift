final class ContactsViewController: UIViewController, CNContactPickerDelegate {
    private var onPick: ((CNContact?) -> Void)?

    /// Shows the contacts.
    func pickContact(completion: @escaping (CNContact?) -> Void) {
        onPick = completion
        let picker = CNContactPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        onPick?(contact)
    }

    func choose() {
        pickContact { contact in
            print("chosen", contact?.name ?? "nobody")
        }
    }
}

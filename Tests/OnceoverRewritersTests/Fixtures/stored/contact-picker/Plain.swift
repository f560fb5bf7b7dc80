final class ContactsViewController: UIViewController, CNContactPickerDelegate {
    private var pickContinuation: CheckedContinuation<CNContact?, Never>?

    /// Shows the contacts.
    func pickContact() async -> CNContact? {
        resumePick(with: .success(nil))
        return await withCheckedContinuation { continuation in
            self.pickContinuation = continuation
            let picker = CNContactPickerViewController()
            picker.delegate = self
            present(picker, animated: true)
        }
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        resumePick(with: .success(contact))
    }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        resumePick(with: .success(nil))
    }

    func choose() {
        Task.immediate {
            let contact = await pickContact()
            print("chosen", contact?.name ?? "nobody")
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resumePick(with result: Result<CNContact?, Never>) {
        let waiting = pickContinuation
        pickContinuation = nil
        waiting?.resume(with: result)
    }
}

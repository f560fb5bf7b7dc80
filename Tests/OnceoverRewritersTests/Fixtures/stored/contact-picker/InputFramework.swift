struct CNContact: Sendable {
    let name: String
}

/// A stand-in: the test chooses in the place of a user.
@MainActor
final class CNContactPickerViewController {
    weak var delegate: (any CNContactPickerDelegate)?
    static var shown: [CNContactPickerViewController] = []
}

@MainActor
protocol CNContactPickerDelegate: AnyObject {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

@MainActor
class UIViewController {
    func present(_ picker: CNContactPickerViewController, animated: Bool) {
        CNContactPickerViewController.shown.append(picker)
    }
}

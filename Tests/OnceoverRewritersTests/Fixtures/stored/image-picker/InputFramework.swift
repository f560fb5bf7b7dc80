import Foundation

struct UIImage: Sendable {
    let name: String
}

/// A stand-in: the test chooses in the place of a user.
@MainActor
final class UIImagePickerController {
    enum InfoKey: Hashable { case originalImage }

    weak var delegate: (any UIImagePickerControllerDelegate)?
    static var shown: [UIImagePickerController] = []

    func present() { Self.shown.append(self) }
    func dismiss(animated: Bool) { Self.shown.removeAll { $0 === self } }
}

@MainActor
protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

import Foundation

/// Lets the user pick images.
@MainActor
final class ImagePicker: NSObject {
    /// Whoever asked for the image.
    private var continuation: CheckedContinuation<UIImage?, Never>?

    /// Shows the picker.
    func pickImage() async -> UIImage? {
        resume(with: .success(nil))
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            let picker = UIImagePickerController()
            picker.delegate = self
            picker.present()
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resume(with result: Result<UIImage?, Never>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}

extension ImagePicker: UIImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        resume(with: .success(info[.originalImage] as? UIImage))
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        resume(with: .success(nil))
    }
}

@MainActor
final class CaptionModel {
    let picker = ImagePicker()
    private(set) var caption = "Select an image to classify"

    func pick() {
        Task.immediate {
            let image = await picker.pickImage()
            guard let image else {
                print("nothing picked")
                return
            }
            self.caption = "Classifying \(image.name)"
            print(self.caption)
        }
    }
}

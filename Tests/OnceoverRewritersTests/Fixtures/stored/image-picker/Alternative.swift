import Foundation
import Onceover

/// Lets the user pick images.
@MainActor
final class ImagePicker: NSObject {
    /// Whoever asked for the image.
    private let slot = ContinuationSlot<UIImage?, any Error>(whenBusy: .replace)

    /// Shows the picker.
    func pickImage(completion: @escaping (UIImage?) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            completion(await pickImage())
        }
    }

    /// Shows the picker.
    func pickImage() async -> UIImage? {
        try? await slot.wait {
            let picker = UIImagePickerController()
            picker.delegate = self
            picker.present()
        }
    }
}

extension ImagePicker: UIImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        slot.resume(returning: info[.originalImage] as? UIImage)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        slot.resume(returning: nil)
    }
}

@MainActor
final class CaptionModel {
    let picker = ImagePicker()
    private(set) var caption = "Select an image to classify"

    func pick() {
        picker.pickImage { image in
            guard let image else {
                print("nothing picked")
                return
            }
            self.caption = "Classifying \(image.name)"
            print(self.caption)
        }
    }
}

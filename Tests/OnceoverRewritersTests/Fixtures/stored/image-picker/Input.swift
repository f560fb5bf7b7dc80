import Foundation

/// Lets the user pick images.
@MainActor
final class ImagePicker: NSObject {
    /// Whoever asked for the image.
    private var completion: ((UIImage?) -> Void)?

    /// Shows the picker.
    func pickImage(completion: @escaping (UIImage?) -> Void) {
        self.completion = completion
        let picker = UIImagePickerController()
        picker.delegate = self
        picker.present()
    }
}

extension ImagePicker: UIImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        completion?(info[.originalImage] as? UIImage)
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

import CallbackAPI
import Onceover

/// The picker as an async call.
@MainActor
package final class ImagePicker {
    private let controller: ImagePickerController
    private let choice = ContinuationSlot<Image?, any Error>(whenBusy: .replace)

    package init(in window: BrowserWindow) {
        controller = ImagePickerController(in: window)
        controller.delegate = self
    }

    /// Opens the picker and waits for the user.
    ///
    /// - Returns: the image that was picked; nil when the user cancelled, or the picker was opened anew, or the task was
    ///   cancelled.
    package func pickImage() async -> Image? {
        try? await choice.wait { controller.present() }
    }
}

extension ImagePicker: ImagePickerControllerDelegate {
    package func imagePickerController(_: ImagePickerController, didFinishPicking image: Image) {
        choice.resume(returning: image)
    }

    package func imagePickerControllerDidCancel(_: ImagePickerController) { choice.resume(returning: nil) }
}

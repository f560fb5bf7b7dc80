/// Learns how a picker ended: each presentation ends with at most one of the calls.
@MainActor
package protocol ImagePickerControllerDelegate: AnyObject {
    func imagePickerController(_ picker: ImagePickerController, didFinishPicking image: Image)
    func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}

/// Lets the user pick an image with the file dialog of the browser. Modelled on UIKit's `UIImagePickerController`: the
/// answer comes to a delegate, which is not kept alive.
@MainActor
package final class ImagePickerController {
    package weak var delegate: (any ImagePickerControllerDelegate)?
    private let window: BrowserWindow

    package init(in window: BrowserWindow) { self.window = window }

    /// Asks the page to open its dialog, in place of one that is open already: nothing is heard of that one any more.
    ///
    /// A page cannot close the dialog, nor does it learn when the user closes the page instead.
    package func present() { window.present(self) }

    func end(with image: Image?) {
        if let image {
            delegate?.imagePickerController(self, didFinishPicking: image)
        } else {
            delegate?.imagePickerControllerDidCancel(self)
        }
    }
}

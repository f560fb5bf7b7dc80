// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import UIKit

/// The first pick is kept forever: the next one resumes it again, and cancelling answers nobody.
final class PickerBridge: NSObject, UIImagePickerControllerDelegate {  // want "missing-delegate-exit"
    private var waiting: CheckedContinuation<Image?, Never>?

    func pickImage(_ picker: UIImagePickerController) async -> Image? {
        await withCheckedContinuation { continuation in
            if waiting == nil { waiting = continuation }  // want "unresumed-path"
            picker.present()
        }
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        waiting?.resume(returning: info[.originalImage] as? Image)  // want "stale-continuation"
    }
}

/// A failure hangs forever.
func classify(_ image: Image, with classifier: Classifier) async throws -> Classification {
    try await withCheckedThrowingContinuation { continuation in
        classifier.classify(image) { result in
            if case .success(let found) = result {  // want "unresumed-path"
                continuation.resume(returning: found)
            }
        }
    }
}

/// The view model has gone when the answer comes.
final class CaptionModel {
    var caption = "Select an image to classify"

    func show(_ image: Image, with classifier: Classifier, completion: @escaping (String) -> Void) {
        classifier.classify(image) { [weak self] result in
            guard let self else { return }  // want "droppable-callback"
            caption = "\(result)"
            completion(caption)
        }
    }
}

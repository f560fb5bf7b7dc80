// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once
import UIKit

final class PickerBridge: NSObject, UIImagePickerControllerDelegate {
    private var waiting: CheckedContinuation<Image?, Never>?

    func pickImage(_ picker: UIImagePickerController) async -> Image? {
        await withCheckedContinuation { continuation in
            finish(with: nil)
            waiting = continuation
            picker.present()
        }
    }

    private func finish(with image: Image?) {
        let continuation = waiting
        waiting = nil
        continuation?.resume(returning: image)
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        finish(with: info[.originalImage] as? Image)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish(with: nil) }
}

func classify(_ image: Image, with classifier: Classifier) async throws -> Classification {
    try await withCheckedThrowingContinuation { continuation in
        classifier.classify(image) { continuation.resume(with: $0) }
    }
}

final class CaptionModel {
    var caption = "Select an image to classify"

    func show(_ image: Image, with classifier: Classifier, completion: @escaping (String) -> Void) {
        classifier.classify(image) { [weak self] result in
            let caption = "\(result)"
            self?.caption = caption
            completion(caption)
        }
    }
}

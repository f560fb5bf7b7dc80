// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import AVFoundation

/// The error's path keeps what it resumed, a photo without data answers nobody, and a second capture forgets the first.
final class CaptureBridge: NSObject, AVCapturePhotoCaptureDelegate {
    private var waiting: CheckedContinuation<Data, any Error>?

    func capture(_ output: AVCapturePhotoOutput) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            waiting = continuation  // want "lost-continuation"
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
        }
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        if let error {
            waiting?.resume(throwing: error)  // want "stale-continuation"
            return
        }
        guard let data = photo.fileDataRepresentation() else { return }  // want "unresumed-path"
        waiting?.resume(returning: data)
        waiting = nil
    }
}

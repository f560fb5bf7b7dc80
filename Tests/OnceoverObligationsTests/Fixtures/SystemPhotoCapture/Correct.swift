// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import AVFoundation

final class CaptureBridge: NSObject, AVCapturePhotoCaptureDelegate {
    private var waiting: CheckedContinuation<Data, any Error>?

    func capture(_ output: AVCapturePhotoOutput) async throws -> Data {
        guard waiting == nil else { throw Busy() }
        return try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
        }
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        let continuation = waiting
        waiting = nil
        if let error {
            continuation?.resume(throwing: error)
        } else if let data = photo.fileDataRepresentation() {
            continuation?.resume(returning: data)
        } else {
            continuation?.resume(throwing: NoData())
        }
    }
}

import Foundation

/// Turns what the camera takes into images.
@MainActor
final class PhotoProcessor: NSObject {
    private var captureContinuation: CheckedContinuation<Image, any Error>?

    func startCapture(
        from output: AVCapturePhotoOutput, using settings: AVCapturePhotoSettings
    ) async throws -> Image {
        resumeCapture(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.captureContinuation = continuation
            output.capturePhoto(with: settings, delegate: self)
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resumeCapture(with result: Result<Image, any Error>) {
        let waiting = captureContinuation
        captureContinuation = nil
        waiting?.resume(with: result)
    }
}

extension PhotoProcessor: AVCapturePhotoCaptureDelegate {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        if let error = error {
            resumeCapture(with: .failure(error))
            return
        }
        guard let data = photo.fileDataRepresentation() else {
            resumeCapture(with: .failure(CaptureError.noData))
            return
        }
        guard let image = Image(data: data) else {
            resumeCapture(with: .failure(CaptureError.badData))
            return
        }
        resumeCapture(with: .success(image))
    }
}

@MainActor
final class CameraModel {
    let output = AVCapturePhotoOutput()
    let processor = PhotoProcessor()
    private(set) var image: Image?

    func takePhoto() {
        Task.immediate {
            let image: Image
            do {
                image = try await processor.startCapture(from: output, using: AVCapturePhotoSettings())
            } catch {
                print("no image:", error.text)
                return
            }
            self.image = image
            print("image of", image.size)
        }
    }
}

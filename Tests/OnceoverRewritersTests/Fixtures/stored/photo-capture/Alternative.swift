import Foundation
import Onceover

/// Turns what the camera takes into images.
@MainActor
final class PhotoProcessor: NSObject {
    private let captureSlot = ContinuationSlot<Image, any Error>(whenBusy: .replace)

    func startCapture(
        from output: AVCapturePhotoOutput, using settings: AVCapturePhotoSettings,
        completion: @escaping (Result<Image, Error>) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            do {
                completion(.success(try await startCapture(from: output, using: settings)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func startCapture(
        from output: AVCapturePhotoOutput,
        using settings: AVCapturePhotoSettings
    ) async throws -> Image {
        try await captureSlot.wait { output.capturePhoto(with: settings, delegate: self) }
    }
}

extension PhotoProcessor: AVCapturePhotoCaptureDelegate {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        if let error = error {
            captureSlot.resume(throwing: error)
            return
        }
        guard let data = photo.fileDataRepresentation() else {
            captureSlot.resume(throwing: CaptureError.noData)
            return
        }
        guard let image = Image(data: data) else {
            captureSlot.resume(throwing: CaptureError.badData)
            return
        }
        captureSlot.resume(returning: image)
    }
}

@MainActor
final class CameraModel {
    let output = AVCapturePhotoOutput()
    let processor = PhotoProcessor()
    private(set) var image: Image?

    func takePhoto() {
        processor.startCapture(from: output, using: AVCapturePhotoSettings()) { result in
            switch result {
            case .success(let image):
                self.image = image
                print("image of", image.size)
            case .failure(let error):
                print("no image:", error.text)
            }
        }
    }
}

import Foundation

/// Turns what the camera takes into images.
@MainActor
final class PhotoProcessor: NSObject {
    private var captureCompletion: ((Result<Image, Error>) -> Void)?

    func startCapture(
        from output: AVCapturePhotoOutput, using settings: AVCapturePhotoSettings,
        completion: @escaping (Result<Image, Error>) -> Void
    ) {
        captureCompletion = completion
        output.capturePhoto(with: settings, delegate: self)
    }
}

extension PhotoProcessor: AVCapturePhotoCaptureDelegate {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        if let error = error {
            captureCompletion?(.failure(error))
            return
        }
        guard let data = photo.fileDataRepresentation() else {
            captureCompletion?(.failure(CaptureError.noData))
            return
        }
        guard let image = Image(data: data) else {
            captureCompletion?(.failure(CaptureError.badData))
            return
        }
        captureCompletion?(.success(image))
        captureCompletion = nil
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

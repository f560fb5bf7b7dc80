import Foundation

struct AVCapturePhotoSettings: Sendable {}

struct AVCapturePhoto: Sendable {
    let data: [UInt8]?

    func fileDataRepresentation() -> [UInt8]? { data }
}

struct Image: Sendable {
    let size: Int

    /// Nil for what is no image.
    init?(data: [UInt8]) {
        guard data.first == 1 else { return nil }
        size = data.count
    }
}

enum CaptureError: Error {
    case noData, badData, jammed
}

/// A stand-in: the test takes the photos.
@MainActor
final class AVCapturePhotoOutput {
    private(set) var delegates: [any AVCapturePhotoCaptureDelegate] = []

    func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        delegates.append(delegate)
    }
}

@MainActor
protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension Error {
    /// Its name; of what tells a call that it gets no answer, the same for each way to say it.
    var text: String { self is CaptureError ? "\(self)" : "no answer" }
}

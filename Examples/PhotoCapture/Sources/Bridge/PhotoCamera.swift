import CallbackAPI
import Foundation
import Onceover

/// A camera as an async call.
package final class PhotoCamera: Sendable {
    private let delegate = Delegate()
    private let camera: Camera

    package init(source: CameraSource) { camera = Camera(source: source, delegate: delegate) }

    /// Takes a photo. A call while another one waits has its turn after it.
    ///
    /// Cancelling the task gives the capture up.
    ///
    /// - Returns: a JPEG.
    /// - Throws: `CameraError`; `CancellationError`.
    package func capture(_ settings: PhotoSettings) async throws -> Data {
        try await delegate.photo.wait(onCancel: { [camera] in camera.cancelCapture() }) {
            camera.capturePhoto(with: settings)
        }
    }
}

private final class Delegate: CameraDelegate {
    let photo = ContinuationSlot<Data, any Error>(whenBusy: .queue)

    /// Either must resume: where neither is there, the camera has nothing to show and no reason for it.
    func camera(_: Camera, didFinishProcessingPhoto data: Data?, error: (any Error)?) {
        if let data { photo.resume(returning: data) } else { photo.resume(throwing: error ?? CameraError.ended) }
    }
}

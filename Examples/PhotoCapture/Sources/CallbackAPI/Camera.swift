import Foundation

/// Learns what became of a capture. Each ends with exactly one call, on the camera's queue; with none when it was
/// cancelled.
package protocol CameraDelegate: AnyObject, Sendable {
    /// Brings a JPEG or an error.
    func camera(_ camera: Camera, didFinishProcessingPhoto data: Data?, error: (any Error)?)
}

/// A camera that takes one photo at a time. Modelled on AVFoundation's `AVCapturePhotoOutput`.
package final class Camera: @unchecked Sendable {
    package let source: CameraSource
    /// Everything that changes is touched on this queue alone.
    private let queue = DispatchQueue(label: "camera")
    private weak var delegate: (any CameraDelegate)?
    private var capture: FramePipeline?

    package init(source: CameraSource, delegate: any CameraDelegate) {
        self.source = source
        self.delegate = delegate
    }

    /// Starts to take a photo. To do so before the last one has ended is a programmer's error, and stops the program.
    package func capturePhoto(with settings: PhotoSettings) {
        queue.async {
            precondition(self.capture == nil, "the camera takes one photo at a time")
            do {
                try self.start(FramePipeline(self.source, settings), limit: settings.limit)
            } catch {
                self.delegate?.camera(self, didFinishProcessingPhoto: nil, error: error)
            }
        }
    }

    /// Gives the capture up, if there is one. When this returns, no call of the delegate is under way, and none for this
    /// capture will come. Not to be called by the delegate.
    package func cancelCapture() {
        queue.sync {
            capture?.interrupt()
            capture = nil
        }
    }

    /// The wait blocks, so it has a thread of its own.
    private func start(_ pipeline: FramePipeline, limit: Duration) {
        capture = pipeline
        Thread.detachNewThread {
            let frame = Result { () throws(CameraError) in try pipeline.frame(within: limit) }
            self.queue.async { self.end(pipeline, with: frame) }
        }
    }

    private func end(_ pipeline: FramePipeline, with frame: Result<Data, CameraError>) {
        guard capture === pipeline else { return }
        capture = nil
        switch frame {
        case .success(let data): delegate?.camera(self, didFinishProcessingPhoto: data, error: nil)
        case .failure(let error): delegate?.camera(self, didFinishProcessingPhoto: nil, error: error)
        }
    }
}

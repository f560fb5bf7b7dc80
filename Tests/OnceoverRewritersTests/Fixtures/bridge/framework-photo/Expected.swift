#if canImport(AVFoundation)
import AVFoundation
import Foundation
import Onceover

/// Waits for the callbacks of a `AVCapturePhotoCaptureDelegate`.
final class AVCapturePhotoCaptureDelegateBridge: NSObject, AVCapturePhotoCaptureDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case willCapturePhotoFor(AVCaptureResolvedPhotoSettings)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<AVCapturePhoto>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    override init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
        super.init()
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (AVCapturePhotoCaptureDelegateBridge) -> Void
    ) async throws -> AVCapturePhoto {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {
        eventSource.yield(.willCapturePhotoFor(resolvedSettings))
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: HandedOver(value: photo))
        }
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {
        if let error {
            slot.resume(throwing: error)
        }
    }
}
#endif

// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
import AVFoundation

/// What it has found, it does not look for again.
final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    private let continuation: CheckedContinuation<String, Never>
    private var isFound = false

    init(_ continuation: CheckedContinuation<String, Never>) { self.continuation = continuation }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
        guard !isFound else { return }
        isFound = true
        continuation.resume(returning: "found")
    }
}

/// Nothing comes behind it.
final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    private let session: AVCaptureSession
    private let continuation: CheckedContinuation<String, Never>

    init(_ session: AVCaptureSession, _ continuation: CheckedContinuation<String, Never>) {
        self.session = session
        self.continuation = continuation
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
        session.stopRunning()
        continuation.resume(returning: "found")
    }
}

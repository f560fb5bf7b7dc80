// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import AVFoundation

/// The next frame shows the code again.
final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    private let continuation: CheckedContinuation<String, Never>

    init(_ continuation: CheckedContinuation<String, Never>) { self.continuation = continuation }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
        guard let code = objects.first as? AVMetadataMachineReadableCodeObject, let text = code.stringValue else {
            return
        }
        continuation.resume(returning: text)  // want "repeating-callback: `continuation`"
    }
}

// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
import AVFoundation

/// The flag is set where it is resumed, and a second end finds it.
final class Reel: NSObject, AVCaptureFileOutputRecordingDelegate {
    private let waiting: CheckedContinuation<URL, any Error>
    private var didResume = false

    init(_ waiting: CheckedContinuation<URL, any Error>) { self.waiting = waiting }

    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection],
        error: (any Error)?
    ) {
        guard !didResume else { return }  // assumes flagged-settled
        didResume = true
        if let error {
            waiting.resume(throwing: error)
            return
        }
        waiting.resume(returning: url)
    }
}

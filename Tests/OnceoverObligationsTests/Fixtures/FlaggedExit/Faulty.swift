// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import AVFoundation

/// Who has stopped it still waits.
final class Reel: NSObject, AVCaptureFileOutputRecordingDelegate {
    private let waiting: CheckedContinuation<URL, any Error>
    private var isStopped = false

    init(_ waiting: CheckedContinuation<URL, any Error>) { self.waiting = waiting }

    func stop() { isStopped = true }

    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection],
        error: (any Error)?
    ) {
        guard !isStopped else { return }  // want "unresumed-path: .waiting."
        if let error {
            waiting.resume(throwing: error)
            return
        }
        waiting.resume(returning: url)
    }
}

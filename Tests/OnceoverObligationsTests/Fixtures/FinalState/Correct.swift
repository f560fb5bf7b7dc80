// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown
import AVFoundation

final class Projectionist {
    // Who has called back is at an end, whichever.
    func export(_ session: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        session.exportAsynchronously {
            switch session.status {
            case .completed: completion(true)
            case .failed, .cancelled: completion(false)
            default: break
            }
        }
    }

    func export(_ film: AVAsset) async -> Bool {
        guard let session = AVAssetExportSession(asset: film, presetName: "best") else { return false }
        return await withCheckedContinuation { continuation in
            session.exportAsynchronously {
                switch session.status {
                case .unknown, .waiting, .exporting: return
                case .completed: continuation.resume(returning: true)
                case .failed: continuation.resume(returning: false)
                case .cancelled: continuation.resume(returning: false)
                @unknown default: return
                }
            }
        }
    }

    func write(_ writer: AVAssetWriter, completion: @escaping (Bool) -> Void) {
        writer.finishWriting {
            DispatchQueue.main.async {
                switch writer.status {
                case .completed: completion(true)
                case .cancelled: completion(false)
                case .failed: completion(false)
                default: return
                }
            }
        }
    }

    // The rest is answered, too.
    func send(_ session: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        session.exportAsynchronously {
            switch session.status {
            case .completed: completion(true)
            default: completion(false)
            }
        }
    }
}

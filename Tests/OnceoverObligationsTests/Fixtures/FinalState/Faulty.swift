// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import AVFoundation

final class Usher {
    // Cancelled is an end as well.
    func export(_ session: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        session.exportAsynchronously {
            switch session.status {
            case .completed: completion(true)
            case .failed: completion(false)
            default: break  // want "unresumed-path: .completion."
            }
        }
    }

    // Not always.
    func send(_ session: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        session.exportAsynchronously {
            switch session.status {
            case .completed: completion(true)
            case .failed: completion(false)
            case .cancelled where session.progress > 0: completion(false)
            default: break  // want "unresumed-path: .completion."
            }
        }
    }

    // That of another object, or another property.
    func next(_ session: AVAssetExportSession, of other: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        session.exportAsynchronously {
            switch other.status {
            case .completed: completion(true)
            case .failed, .cancelled: completion(false)
            default: break  // want "unresumed-path: .completion."
            }
        }
    }

    // Before it has begun.
    func ask(_ session: AVAssetExportSession, completion: @escaping (Bool) -> Void) {
        switch session.status {
        case .completed: completion(true)
        case .failed, .cancelled: completion(false)
        default: break  // want "unresumed-path: .completion."
        }
    }
}

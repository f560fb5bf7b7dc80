// verdicts: 0 proved, 0 violated, 1 unknown
import Foundation

final class Channel {
    let io: DispatchIO
    init(io: DispatchIO) { self.io = io }

    func write(_ text: DispatchData, heard: @escaping (Bool, Int32) -> Void) {
        io.write(offset: 0, data: text, queue: queue) { done, _, error in heard(done, error) }
    }

    /// It comes again until it is done, and not behind an error.
    func write(_ text: DispatchData) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            write(text) { done, error in
                guard error == 0 else { return continuation.resume(throwing: Spill.oil) }
                if done { continuation.resume() }
            }
        }
    }
}

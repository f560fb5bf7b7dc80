import Onceover

enum ScanError: Error { case smudged, closed }

/// Takes its handler out before it calls it, as one should.
@MainActor
final class Scanner {
    private let slot = ContinuationSlot<String, any Error>(whenBusy: .replace)
    private(set) var beeps = 0

    func scan(completionHandler: @escaping (String?, Error?) -> Void) {
        nonisolated(unsafe) let completionHandler = completionHandler
        Task.immediate {
            do {
                completionHandler(try await scan(), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    func scan() async throws -> String {
        self.slot.resume(throwing: ScanError.closed)
        return try await slot.wait { beeps = 0 }
    }

    func found(_ code: String?) {
        guard let code else {
            slot.resume(throwing: ScanError.smudged)
            return
        }
        beeps += 1
        slot.resume(returning: code)
    }

    func failed(_ error: (any Error)?) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(throwing: Interruption(.empty, at: SourceLocation()))
        }
    }

    /// Nobody is told.
    func reset() {
        beeps = 0
        slot.cancelAll()
    }

    func show() {
        scan { code, error in
            if let error {
                print("no code:", error is ScanError ? "\(error)" : "no answer")
            } else {
                print("code", code ?? "?")
            }
        }
    }
}

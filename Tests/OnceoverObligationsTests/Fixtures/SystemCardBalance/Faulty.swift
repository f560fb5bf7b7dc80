// verdicts: 0 proved, 0 assumed, 2 violated, 1 unknown
import CoreNFC

/// What invalidates the session behind a success resumes once more.
final class BalanceReader: NSObject, NFCTagReaderSessionDelegate {
    private var waiting: CheckedContinuation<Int, any Error>?

    func readBalance(in session: NFCTagReaderSession) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            waiting?.resume(throwing: Busy())
            waiting = continuation
            session.begin()
        }
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        session.invalidate()
        waiting?.resume(returning: tags.count)  // want "stale-continuation"
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        waiting?.resume(throwing: error)  // want "stale-continuation"
    }
}

/// A card that is pulled out answers with no bytes at all.
func select(_ card: Card, completion: @escaping (Result<Int, any Error>) -> Void) {
    card.transmit([0, 0xA4]) { bytes, error in
        if let error { return completion(.failure(error)) }
        guard let bytes, bytes.count >= 2 else { return }  // want "unresumed-path"
        completion(.success(Int(bytes[0])))
    }
}

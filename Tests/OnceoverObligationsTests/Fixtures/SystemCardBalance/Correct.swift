// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once
import CoreNFC

final class BalanceReader: NSObject, NFCTagReaderSessionDelegate {
    private var waiting: CheckedContinuation<Int, any Error>?

    func readBalance(in session: NFCTagReaderSession) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            finish(with: .failure(Busy()))
            waiting = continuation
            session.begin()
        }
    }

    private func finish(with result: Result<Int, any Error>) {
        guard let continuation = waiting else { return }
        waiting = nil
        continuation.resume(with: result)
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        session.invalidate()
        finish(with: .success(tags.count))
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        finish(with: .failure(error))
    }
}

func select(_ card: Card, completion: @escaping (Result<Int, any Error>) -> Void) {
    card.transmit([0, 0xA4]) { bytes, error in
        if let error { return completion(.failure(error)) }
        guard let bytes, bytes.count >= 2 else { return completion(.failure(CardGone())) }
        completion(.success(Int(bytes[0])))
    }
}

@MainActor
final class BalanceModel: NFCTagReaderSessionDelegate {
    private var session: NFCTagReaderSession?
    private var continuation: CheckedContinuation<Int, any Error>?
    private(set) var text = "?"

    /// Asks for the card.
    /// - Returns: Is told the balance.
    /// - Throws: The error that ends the work.
    func readBalance() async throws -> Int {
        resume(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            let session = NFCTagReaderSession(delegate: self)
            session.alertMessage = "Hold the card near the phone."
            self.session = session
            session.begin()
        }
    }

    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {
        text = "hold the card"
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        guard let tag = tags.first else { return }
        // An empty card answers without a balance.
        if let balance = tag.balance {
            resume(with: .success(balance))
        } else {
            resume(with: .failure(NFCReaderError.unreadable))
        }
        session.invalidate()
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        resume(with: .failure(error))
    }

    func show() {
        Task.immediate {
            let balance: Int?
            let error: (any Error)?
            do {
                balance = try await readBalance()
                error = nil
            } catch let caught {
                balance = nil
                error = caught
            }
            if let error {
                self.text = "failed: \(error.text)"
            } else if let balance {
                self.text = "balance \(balance)"
            }
            print(self.text)
        }
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resume(with result: Result<Int, any Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}

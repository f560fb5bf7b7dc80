import Onceover

@MainActor
final class BalanceModel: NFCTagReaderSessionDelegate {
    private var session: NFCTagReaderSession?
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .replace)
    private(set) var text = "?"

    /// Asks for the card.
    /// - Returns: Is told the balance.
    /// - Throws: The error that ends the work.
    func readBalance() async throws -> Int {
        try await slot.wait {
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
            slot.resume(returning: balance)
        } else {
            slot.resume(throwing: NFCReaderError.unreadable)
        }
        session.invalidate()
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        slot.resume(throwing: error)
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
}

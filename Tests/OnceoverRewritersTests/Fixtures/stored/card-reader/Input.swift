@MainActor
final class BalanceModel: NFCTagReaderSessionDelegate {
    private var session: NFCTagReaderSession?
    private var completionHandler: ((Int?, Error?) -> Void)?
    private(set) var text = "?"

    /// Asks for the card.
    ///
    /// - Parameter completionHandler: is told the balance.
    func readBalance(completionHandler: @escaping (Int?, Error?) -> Void) {
        self.completionHandler = completionHandler
        let session = NFCTagReaderSession(delegate: self)
        session.alertMessage = "Hold the card near the phone."
        self.session = session
        session.begin()
    }

    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {
        text = "hold the card"
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
        guard let tag = tags.first else { return }
        // An empty card answers without a balance.
        if let balance = tag.balance {
            completionHandler?(balance, nil)
        } else {
            completionHandler?(nil, NFCReaderError.unreadable)
        }
        session.invalidate()
    }

    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
        completionHandler?(nil, error)
        completionHandler = nil
    }

    func show() {
        readBalance { balance, error in
            if let error {
                self.text = "failed: \(error.text)"
            } else if let balance {
                self.text = "balance \(balance)"
            }
            print(self.text)
        }
    }
}

struct NFCTag: Sendable {
    let balance: Int?
}

enum NFCReaderError: Error {
    case unreadable, timeout, closed
}

/// A stand-in: the test holds the card.
@MainActor
final class NFCTagReaderSession {
    private weak var delegate: (any NFCTagReaderSessionDelegate)?
    static var current: NFCTagReaderSession?
    var alertMessage = ""

    init(delegate: any NFCTagReaderSessionDelegate) { self.delegate = delegate }

    func begin() {
        Self.current = self
        delegate?.tagReaderSessionDidBecomeActive(self)
    }

    func invalidate() { delegate?.tagReaderSession(self, didInvalidateWithError: NFCReaderError.closed) }
    func detect(_ tag: NFCTag) { delegate?.tagReaderSession(self, didDetect: [tag]) }
    func fail(_ error: any Error) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
}

@MainActor
protocol NFCTagReaderSessionDelegate: AnyObject {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
}

extension Error {
    /// Its name; of what tells a call that it gets no answer, the same for each way to say it.
    var text: String { self is NFCReaderError ? "\(self)" : "no answer" }
}

@main
@MainActor
struct Driver {
    static let model = BalanceModel()

    static func main() async {
        print("once, and the session closes")
        await show { $0.detect(NFCTag(balance: 12)) }
        print("without a balance")
        await show { $0.detect(NFCTag(balance: nil)) }
        print("twice")
        await show {
            $0.detect(NFCTag(balance: 3))
            $0.detect(NFCTag(balance: 4))
        }
        print("an error")
        await show { $0.fail(NFCReaderError.timeout) }
        print("never, then a second call")
        await show { _ in }
        await show { $0.detect(NFCTag(balance: 5)) }
    }

    static func show(_ hold: (NFCTagReaderSession) -> Void) async {
        model.show()
        await settle()
        if let session = NFCTagReaderSession.current { hold(session) }
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}

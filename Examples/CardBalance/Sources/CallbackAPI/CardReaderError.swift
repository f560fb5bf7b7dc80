import CPCSC

/// Why a session or a command failed.
package enum CardReaderError: Error, Equatable, CustomStringConvertible {
    case serviceNotRunning
    case noReader
    /// None was put on the reader in time.
    case noCard
    /// It was taken away while it was in use.
    case cardLost
    /// The program ended the session.
    case invalidated
    /// A PC/SC error that has no name here.
    case failed(code: UInt32)

    /// - Parameter code: as PC/SC returns it; its type has 32 bits on some systems, and 64 on others.
    init(code: LONG) {
        switch UInt32(truncatingIfNeeded: code) {
        case 0x8010_001D, 0x8010_001E: self = .serviceNotRunning
        case 0x8010_002E, 0x8010_0009: self = .noReader
        case 0x8010_000A, 0x8010_000C: self = .noCard
        case 0x8010_0069, 0x8010_0068, 0x8010_0016, 0x8010_002F: self = .cardLost
        case 0x8010_0002: self = .invalidated
        case let code: self = .failed(code: code)
        }
    }

    package var description: String {
        switch self {
        case .serviceNotRunning:
            "the smart card service is not running: `apt-get install pcscd`, then `pcscd --foreground`"
        case .noReader: "there is no card reader; `apt-get install vsmartcard-vpcd` has a virtual one"
        case .noCard: "no card was put on the reader in time"
        case .cardLost: "the card was taken away too early"
        case .invalidated: "the session was ended"
        case .failed(let code): "the card reader failed with PC/SC error 0x\(String(code, radix: 16, uppercase: true))"
        }
    }
}

/// Runs a PC/SC function.
func check(_ function: () -> LONG) throws(CardReaderError) {
    let code = function()
    if code != 0 { throw CardReaderError(code: code) }
}

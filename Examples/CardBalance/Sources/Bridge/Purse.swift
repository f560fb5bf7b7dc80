/// What the cards of this example understand: the commands of a purse that we made up, in the form of ISO 7816-4.
enum Purse {
    /// Selects the application `F0 "ONCE"`; `F0` marks identifiers that nobody has to register.
    static let select: [UInt8] = [0x00, 0xA4, 0x04, 0x00, 0x05, 0xF0, 0x4F, 0x4E, 0x43, 0x45]
    /// READ BINARY of the short file 1, as much as there is.
    static let readBalance: [UInt8] = [0x00, 0xB0, 0x81, 0x00, 0x00]

    /// What stands before the two bytes of status.
    static func content(of answer: [UInt8]) throws(PurseError) -> [UInt8] {
        let status = answer.suffix(2).reduce(0) { $0 << 8 | UInt16($1) }
        switch status {
        case 0x9000: return answer.dropLast(2)
        case 0x6A82: throw .notAPurse
        default: throw .refused(status: status)
        }
    }
}

/// Why a card has no balance to show.
package enum PurseError: Error, CustomStringConvertible {
    case notAPurse
    case refused(status: UInt16)
    case unreadable

    package var description: String {
        switch self {
        case .notAPurse: "this card is no purse of ours"
        case .refused(let status): "the card refused with status \(String(status, radix: 16, uppercase: true))"
        case .unreadable: "the card answered something that is no balance"
        }
    }
}

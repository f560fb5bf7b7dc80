import CPCSC
import Dispatch

/// A card that lies on a reader.
package final class Card: Sendable {
    private let service: CardService
    private let handle: SCARDHANDLE
    private let protocolNumber: DWORD
    /// The functions of PC/SC block, and one that talks to a mute card never returns. So it has a thread to itself.
    private let queue = DispatchQueue(label: "card")

    init(in reader: String, of service: CardService) throws(CardReaderError) {
        var handle = SCARDHANDLE()
        var protocolNumber = DWORD(0)
        try check {
            SCardConnect(
                service.context, reader, DWORD(SCARD_SHARE_SHARED), DWORD(SCARD_PROTOCOL_T0 | SCARD_PROTOCOL_T1),
                &handle, &protocolNumber)
        }
        self.service = service
        self.handle = handle
        self.protocolNumber = protocolNumber
    }

    deinit { SCardDisconnect(handle, DWORD(SCARD_LEAVE_CARD)) }

    /// Sends a command, an APDU of ISO 7816-4. Calls `completion` on a thread of the card: with the answer, which has two
    /// bytes of status at least, or with an error. Never, if the card is mute.
    package func send(
        _ command: [UInt8], completion: @escaping @Sendable (Result<[UInt8], CardReaderError>) -> Void
    ) {
        queue.async {
            completion(Result { () throws(CardReaderError) in try self.transmit(command) })
        }
    }

    private func transmit(_ command: [UInt8]) throws(CardReaderError) -> [UInt8] {
        var header = SCARD_IO_REQUEST()
        header.dwProtocol = .init(protocolNumber)
        header.cbPciLength = .init(MemoryLayout<SCARD_IO_REQUEST>.size)
        var answer = [UInt8](repeating: 0, count: 258)
        var length = DWORD(answer.count)
        try check { SCardTransmit(handle, &header, command, DWORD(command.count), nil, &answer, &length) }
        // Some drivers report a card that was pulled in the middle of a command as an empty answer.
        if length < 2 { throw .cardLost }
        return Array(answer.prefix(Int(length)))
    }
}

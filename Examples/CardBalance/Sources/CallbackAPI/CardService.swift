import CPCSC
import Foundation

/// A connection to the smart card service of the system. Its functions block.
final class CardService: Sendable {
    let context: SCARDCONTEXT

    init() throws(CardReaderError) {
        var context = SCARDCONTEXT()
        try check { SCardEstablishContext(DWORD(SCARD_SCOPE_SYSTEM), nil, nil, &context) }
        self.context = context
    }

    deinit { SCardReleaseContext(context) }

    /// Ends a wait for a card, from any thread.
    func interrupt() { SCardCancel(context) }

    /// The names of the readers: at least one.
    func readers() throws(CardReaderError) -> [String] {
        var length = DWORD(0)
        try check { SCardListReaders(context, nil, nil, &length) }
        var names = [CChar](repeating: 0, count: Int(length))
        try check { SCardListReaders(context, nil, &names, &length) }
        // Each name ends with a zero, and so does the list.
        let readers = names.split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
        if readers.isEmpty { throw .noReader }
        return readers
    }

    /// Waits until there is a card in one of the readers, and returns which.
    func awaitCard(in readers: [String], limit: Duration) throws(CardReaderError) -> String {
        let deadline = ContinuousClock.now + limit
        var states = readers.map { SCARD_READERSTATE(szReader: strdup($0)) }
        defer { states.forEach { free(UnsafeMutablePointer(mutating: $0.szReader)) } }
        while true {
            let left = max(.zero, deadline - .now) / Duration.milliseconds(1)
            try check { SCardGetStatusChange(context, DWORD(left), &states, DWORD(states.count)) }
            if let found = states.firstIndex(where: { $0.has(SCARD_STATE_PRESENT) }) { return readers[found] }
            for index in states.indices { states[index].dwCurrentState = states[index].dwEventState }
        }
    }
}

extension SCARD_READERSTATE {
    fileprivate init(szReader: UnsafePointer<CChar>?) {
        self.init()
        self.szReader = szReader
        dwCurrentState = DWORD(SCARD_STATE_UNAWARE)
    }

    fileprivate func has(_ flag: some BinaryInteger) -> Bool { dwEventState & DWORD(flag) != 0 }
}

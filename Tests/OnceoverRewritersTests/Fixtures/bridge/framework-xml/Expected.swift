import Foundation
import Onceover

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Waits for the callbacks of a `XMLParserDelegate`.
final class XMLParserDelegateBridge: XMLParserDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: Sendable {
        case didStartElement(String, String?, String?, [String: String])
        case didEndElement(String, String?, String?)
        case foundCharacters(String)
    }

    private let slot = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (XMLParserDelegateBridge) -> Void
    ) async throws -> Void {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        eventSource.yield(.didStartElement(elementName, namespaceURI, qName, attributeDict))
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        eventSource.yield(.didEndElement(elementName, namespaceURI, qName))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        eventSource.yield(.foundCharacters(string))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        slot.resume(throwing: parseError)
    }

    func parserDidEndDocument(_ parser: XMLParser) {
        slot.resume(returning: ())
    }
}

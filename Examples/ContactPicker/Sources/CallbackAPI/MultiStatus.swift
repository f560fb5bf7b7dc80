import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The answer of a CardDAV server: many cards in one XML document.
final class MultiStatus: NSObject, XMLParserDelegate {
    private var cards: [String] = []
    private var card: String?

    /// The cards in `data`, as text; nil when it is not well-formed XML.
    static func cards(in data: Data) -> [String]? {
        let reader = MultiStatus()
        let parser = XMLParser(data: data)
        parser.shouldProcessNamespaces = true
        parser.delegate = reader
        return parser.parse() ? reader.cards : nil
    }

    func parser(
        _: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "address-data" { card = "" }
    }

    func parser(_: XMLParser, foundCharacters text: String) { card? += text }

    func parser(_: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard element == "address-data", let card else { return }
        cards.append(card)
        self.card = nil
    }
}

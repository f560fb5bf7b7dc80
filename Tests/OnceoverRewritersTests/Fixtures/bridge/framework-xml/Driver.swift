import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

@main struct Driver {
    static func main() async throws {
        let bridge = XMLParserDelegateBridge()
        try await parse("<list><item>Ada</item></list>", bridge)
        do {
            try await parse("<list><item>", bridge)
            print("no error")
        } catch is CancellationError {
            print("cancelled")
        } catch {
            print("threw")
        }
        var events = bridge.events.makeAsyncIterator()
        for _ in 0..<5 { print(await events.next().map { "\($0)" } ?? "end") }
    }

    static func parse(_ text: String, _ bridge: XMLParserDelegateBridge) async throws {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = bridge
        try await bridge.wait { _ in _ = parser.parse() }
        print("parsed")
    }
}

import Foundation
import OnceoverContracts
import OnceoverDiagnostics
import OnceoverRewriters
import OnceoverSource
import OnceoverTesting
import Testing

/// The first line of an input names the protocol, and the callbacks that come more than once:
/// `// bridge SensorDelegate event=didMeasure`.
@Suite struct BridgeTests {
    @Test(arguments: try RewriteFixture.all("bridge"))
    func bridges(_ fixture: RewriteFixture) throws {
        let input = try #require(fixture.texts("Input").first)
        let head = try #require(
            String(decoding: input.bytes, as: UTF8.self).firstMatch(of: #/// bridge ([\w.]+)( event=(\w+))?/#))
        let events = head.output.3.map { [String($0)] } ?? []
        var refusals: [Diagnostic] = []
        do throws(BridgeRefusal) {
            var options = DelegateBridge.Options()
            options.events = events
            let bridge = try DelegateBridge(
                of: String(head.output.1), in: Project([SourceFile(input)]), contracts: .standard, options: options)
            check(bridge.text, fixture)
        } catch {
            let wanted = SourceFile(input).lineOfWant
            refusals = [Diagnostic(rule: "refused", message: error.description, at: wanted, witness: [])]
        }
        try Fixture(texts: [input]).check(found: refusals)
    }

    private func check(_ text: String, _ fixture: RewriteFixture) {
        let file = SourceFile(path: "Expected.swift", text: text)
        #expect(file.firstSyntaxError == nil)
        do {
            try fixture.write(text, to: "Expected.swift")
            let expected = try #require(fixture.texts("Expected").first)
            #expect(text == String(decoding: expected.bytes, as: UTF8.self))
        } catch {
            Issue.record(error)
        }
    }
}

extension SourceFile {
    /// A refusal is about the whole protocol: it is looked for where the input wants it.
    fileprivate var lineOfWant: Location {
        var offset = 0
        words.search("// want") { found in
            offset = found
            return false
        }
        return lines.location(of: offset..<offset, in: path)
    }
}

import SwiftSyntax
import Testing

@testable import OnceoverSource

@Suite struct JoiningTests {
    private let host = SourceFile(path: "Host.swift", text: "func moor() {}\n// The end.")
    private let guest = SourceFile(path: "Guest.swift", text: "// The head.\nfunc sail() {}\n")

    @Test func treeAndBytesAreTheSame() {
        let joined = host.joined(with: [guest])
        #expect(joined.tree.description == "func moor() {}\n// The end.\n// The head.\nfunc sail() {}\n")
        #expect(joined.words.count == joined.tree.description.utf8.count)
    }

    @Test func eachPlaceKeepsItsPathAndLine() throws {
        let joined = host.joined(with: [guest])
        let places = joined.tree.statements.map { joined.location(of: $0) }
        #expect(places.map(\.pathAndLine) == ["Host.swift:1", "Guest.swift:2"])
        #expect(places.map(\.excerpt) == ["func moor() {}", "func sail() {}"])
        #expect(
            joined.tree.statements.map { joined.owns($0.positionAfterSkippingLeadingTrivia.utf8Offset) } == [
                true, false,
            ])
    }

    @Test func aProgramIsNoGuest() {
        let program = SourceFile(path: "main.swift", text: "sail()\n")
        #expect(!host.joined(with: [program]).hasGuests)
    }

    @Test func anEmptyFileIsNoGuest() {
        #expect(!host.joined(with: [SourceFile(path: "Empty.swift", text: "")]).hasGuests)
    }
}

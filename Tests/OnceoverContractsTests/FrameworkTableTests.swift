import Foundation
import OnceoverContracts
import Testing

/// Documentation/Contracts.md counts the rows. With `ONCEOVER_WRITE_EXPECTED=1` the test writes the table.
@Suite struct FrameworkTableTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/Contracts.md")

    @Test func eachSourceIsOfAKnownFramework() throws {
        #expect(FrameworkTable(try ContractTable.standardRows()).unknown.isEmpty)
    }

    @Test func thePageCountsTheRows() throws {
        let table = FrameworkTable(try ContractTable.standardRows()).text
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let head = try #require(page.range(of: "| framework |"))
        let written = String(page[..<head.lowerBound]) + table
        if ProcessInfo.processInfo.environment["ONCEOVER_WRITE_EXPECTED"] == "1" {
            try written.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(page == written, "run again with ONCEOVER_WRITE_EXPECTED=1, and read the difference")
    }
}

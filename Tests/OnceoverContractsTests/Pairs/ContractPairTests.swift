import OnceoverContracts
import Testing

/// Each row of the tool's own table, used rightly and wrongly: the right use is left alone, and the wrong one found.
@Suite struct ContractPairTests {
    /// Rows of which no pair of uses can be written, and why.
    static let unpaired: [String: String] = [
        "CBPeripheralDelegate": "values come again, and each may be what was asked for",
        "GKGameCenterControllerDelegate": oneEnd, "PKAddPassesViewControllerDelegate": oneEnd,
        "QLPreviewControllerDelegate": oneEnd, "RPPreviewViewControllerDelegate": oneEnd,
        "SFSafariViewControllerDelegate": oneEnd, "SKStoreProductViewControllerDelegate": oneEnd,
        "Task.isCancelled": "what is asked twice is told by a race, and each single use is right",
        "Operation": "who answers where it is cancelled may leave a path of its body",
    ]
    private static let oneEnd = "only where it is answered elsewhere does its one end have to be"

    /// FIXME: what completes a promise on success alone leaves it to others on failure, and who completes it besides, does so
    /// twice. That is unknown.
    ///
    /// FIXME: what an action of a swiped row answers besides is not found.
    static let misjudged: Set<String> = [
        "EventLoopFuture.cascadeSuccess(to:)", "EventLoopFuture.cascadeFailure(to:)",
        "UIContextualAction.init(style:title:handler:)",
    ]

    @Test(arguments: try parts)
    func eachRowIsJudgedRight(_ part: Part) {
        for row in part.rows {
            let mistakes = row.pairs().flatMap { $0.mistakes() }
            #expect(
                mistakes.isEmpty != Self.misjudged.contains(row.subjectName),
                "\(row.subjectName): \(mistakes.joined(separator: "\n"))")
        }
    }

    @Test func rowsWithoutAPairAreNamed() throws {
        let rows = try ContractTable.standardRows().filter { $0.pairs().isEmpty }
        #expect(Set(rows.map(\.subjectName)) == Set(Self.unpaired.keys))
    }

    /// So many rows that it takes seconds; the parts run side by side.
    struct Part: Sendable, CustomTestStringConvertible {
        let first: Int
        let rows: [ContractRow]

        /// All that they say would fill pages of a log.
        var testDescription: String { "\(rows.count) rows from \(first)" }
    }

    private static var parts: [Part] {
        get throws {
            let rows = try ContractTable.standardRows()
            return stride(from: 0, to: rows.count, by: 50).map { first in
                Part(first: first, rows: Array(rows[first..<min(first + 50, rows.count)]))
            }
        }
    }
}

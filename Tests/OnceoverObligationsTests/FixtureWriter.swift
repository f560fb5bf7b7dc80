import Foundation
import OnceoverDiagnostics
import OnceoverSource
import OnceoverTesting

/// Writes what comes out into fixtures, where `ONCEOVER_WRITE_EXPECTED=1` asks for it: run the tests twice, and read the
/// difference before you keep it.
enum FixtureWriter {
    static let isAsked = ProcessInfo.processInfo.environment["ONCEOVER_WRITE_EXPECTED"] == "1"

    /// Writes the headers, and the `assumes` comments.
    ///
    /// - Parameter report: runs the analyzers.
    static func write(_ fixture: Fixture, to place: (String) -> URL, _ report: (Fixture) -> Report) throws {
        let first = report(fixture)
        let headed = fixture.texts.map { text in
            SourceText(
                path: text.path, text: FixtureHeader.rewritten(String(decoding: text.bytes, as: UTF8.self), for: first))
        }
        var again = Fixture(texts: headed)
        again.sharing = fixture.sharing
        for text in again.declareAssumptions(of: report(again)) {
            try Data(text.bytes).write(to: place(text.path))
        }
    }
}

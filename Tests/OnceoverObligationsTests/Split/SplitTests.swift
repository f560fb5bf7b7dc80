import Foundation
import OnceoverTesting
import Testing

/// The same code gets the same verdict, wherever its functions stand.
@Suite struct SplitTests {
    @Test(arguments: try VerdictFixture.all())
    func twoFiles(_ fixture: VerdictFixture) throws {
        let splits = SplitText.Manner.allCases.compactMap { manner in
            SplitText(fixture.topical, manner).map { (manner, $0) }
        }
        guard let whole = splits.first.map({ SplitVerdicts([$0.1.whole]) }) else { return }
        for (manner, split) in splits {
            let differences = whole.differences(from: SplitVerdicts(split.parts))
            let isKnown = SplitDifferences.known.contains("\(manner) \(fixture.topic)")
            #expect(differences.isEmpty != isKnown, "\(manner): \(differences.joined(separator: "; "))")
            try write(split, of: fixture, manner)
        }
    }

    /// With `ONCEOVER_WRITE_SPLIT`, both forms are written into that folder, for a look at one of them.
    private func write(_ split: SplitText, of fixture: VerdictFixture, _ manner: SplitText.Manner) throws {
        guard let folder = ProcessInfo.processInfo.environment["ONCEOVER_WRITE_SPLIT"] else { return }
        let place = URL(fileURLWithPath: "\(folder)/\(manner)/\(fixture.topic.dropLast(".swift".count))")
        for (form, texts) in [("whole", [split.whole]), ("parts", split.parts)] {
            let target = place.appendingPathComponent(form)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for text in texts {
                let name = URL(fileURLWithPath: text.path).lastPathComponent
                try Data(text.bytes).write(to: target.appendingPathComponent(name))
            }
        }
    }
}

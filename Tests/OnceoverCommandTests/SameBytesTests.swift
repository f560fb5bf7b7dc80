import Foundation
import Testing

/// The same input gives the same bytes, whatever the seed of the process's hashes, and whatever the number of jobs.
@Suite struct SameBytesTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Each process has a seed of its own.
    @Test(arguments: ["Tests/OnceoverObligationsTests", "Examples"])
    func processesAgree(folder: String) throws {
        let command = Command(folder: Self.repository)
        let outputs = try ["1", "8"].map { jobs in
            let outcome = try command.run("check", "--notes", "--format", "json", "--jobs", jobs, folder)
            #expect(outcome.status < 2, "\(outcome.errors)")
            return outcome.output
        }
        #expect(outputs[0].utf8.count > 5_000)
        // The texts are too long to be shown.
        #expect(outputs.allSatisfy { $0 == outputs[0] } == true)
    }
}

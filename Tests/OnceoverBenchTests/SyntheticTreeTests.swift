import OnceoverSource
import OnceoverTesting
import Testing

@testable import OnceoverBench

@Suite struct SyntheticTreeTests {
    @Test func randomNumbersAreThoseOfThePublishedAlgorithm() {
        var random = SplitMix(seed: 0)
        #expect(random.next() == 0xE220_A839_7B1D_CDAF)
        #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test func aTreeIsTheSameEveryTime() {
        let (one, other) = (SyntheticTree(lines: 3000).files, SyntheticTree(lines: 5000).files)
        #expect(one.map(\.path) == other.prefix(one.count).map(\.path))
        #expect(one.map(\.text) == other.prefix(one.count).map(\.text))
    }

    @Test func itHasTheLinesThatAreWantedAndNotAFileMore() {
        let files = SyntheticTree(lines: 3000).files
        #expect(files.reduce(0) { $0 + $1.lines } >= 3000)
        #expect(files.dropLast().reduce(0) { $0 + $1.lines } < 3000)
        #expect(Set(files.map(\.path)).count == files.count)
    }

    @Test func itsFilesAreSwift() {
        for file in SyntheticTree(lines: 3000).files {
            #expect(SourceFile(path: file.path, text: file.text).firstSyntaxError == nil, "\(file.path)")
        }
    }

    @Test func itIsAsDenseAsRealProjects() throws {
        let folder = try TemporaryFolder()
        try SyntheticTree(lines: 20_000).write(to: folder)
        let report = try WholeCheck.run(try Workload(paths: [folder.path]), jobs: 2)
        let (files, verdicts) = (report.files, report.verdicts)
        #expect((7...20).contains(files.parsed * 100 / files.found))
        #expect((18...36).contains(files.parsedBytes * 100 / files.bytes))
        #expect((12...38).contains(verdicts.all))
        #expect(!report.diagnostics.isEmpty)
    }
}

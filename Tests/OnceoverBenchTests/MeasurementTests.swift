import OnceoverTesting
import Testing

@testable import OnceoverBench

@Suite struct MeasurementTests {
    private let folder: TemporaryFolder
    private let tree = SyntheticTree(lines: 3000)

    init() throws {
        folder = try TemporaryFolder()
        try tree.write(to: folder)
    }

    @Test func aRunPrintsAllFigures() throws {
        var measurement = Measurement(try Workload(paths: [folder.path]), grows: false)
        for _ in 0..<2 { try measurement.runRound() }
        let text = Figures(measurement).text
        for figure in [
            "all: ", "parsed: ", "found: ", "read and parse, 1 thread ", "check, 1 job ", "check, 2 jobs ",
            "each file alone / read and parse ", "check, 1 job / read and parse ", "speed-up of 2 jobs ",
            "peak memory: ",
        ] { #expect(text.contains(figure), "\(figure)") }
        #expect(!text.contains("nan") && !text.contains("?"))
        #expect(measurement.ratio.least > 0)
        #expect(measurement.report.files.parsed > 0 && measurement.report.files.skipped > 0)
    }

    @Test(arguments: [false, true])
    func aDryRunOfConvertIsMeasured(replaces: Bool) throws {
        var measurement = ConvertMeasurement(try Workload(paths: [folder.path]), replaces: replaces)
        try measurement.runRound()
        let text = measurement.text
        for figure in ["all: ", "found: ", "convert, 1 job ", "convert / read and parse "] {
            #expect(text.contains(figure), "\(figure)")
        }
        #expect(!text.contains("nan"))
    }

    @Test func whatCheckTurnsAwayIsNotParsedEither() throws {
        try folder.write([0xFF], to: "binary.swift")
        try folder.write("let a = " + String(repeating: "[", count: 1000), to: "deep.swift")
        let names = try Workload(paths: [folder.path]).files.map(\.file.path)
        #expect(names.count == tree.files.count)
    }

    @Test func workloadsGrowByDoublingUpToAll() throws {
        let line = "let a = 1\n"
        for index in 0..<10 {
            try folder.write(String(repeating: line, count: 50_000), to: "long\(index).swift")
        }
        let all = try Workload(paths: [folder.path])
        let growing = all.growing
        #expect(growing.map { $0.lines / 100_000 } == [1, 2, 5])
        #expect(growing.last?.files.count == all.files.count)
    }

    @Test func growthIsPlotted() throws {
        let line = "let a = 1\n"
        for index in 0..<4 { try folder.write(String(repeating: line, count: 50_000), to: "long\(index).swift") }
        var measurement = Measurement(try Workload(paths: [folder.path]), grows: true)
        try measurement.runRound()
        let rows = Figures(measurement).text.split(separator: "\n").drop { !$0.hasPrefix("growth: lines ") }
        #expect(rows.count == 3)
        #expect(rows.contains { $0.hasSuffix(" " + String(repeating: "#", count: 40)) })
    }

    @Test func theMedianIsOfTheRoundsOwnRatios() {
        let (one, other) = (Samples(values: [2, 9, 4]), Samples(values: [1, 3, 4]))
        let ratio = one.divided(by: other)
        #expect((ratio.least, ratio.median, ratio.most) == (1, 2, 3))
    }

    @Test func peakMemoryIsInBytes() throws {
        #expect(PeakMemory.kilobytes(in: "VmPeak:\t 90 kB\nVmHWM:\t   13964 kB\n") == 13964)
        #expect(PeakMemory.kilobytes(in: "VmRSS:\t 90 kB\n") == nil)
        #expect(try #require(PeakMemory.bytes) > 1 << 20)
    }
}

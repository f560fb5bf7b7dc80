import ArgumentParser
import Foundation
import OnceoverBench
import OnceoverDriver
import OnceoverTesting

/// `onceover-bench`: what `onceover check` or `convert` costs beside what reading and parsing alone cost.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "onceover-bench",
        abstract: "Measures `onceover check`, or `convert`, against reading and parsing alone.",
        discussion: """
            All is measured in turn, round by round, in this process; medians are printed, and behind them the least \
            and the most. To be built with -c release.
            """
    )

    @Argument(help: "Files and folders to check. Without any, a tree is made up in a temporary folder.")
    var paths: [String] = []

    @Option(help: ArgumentHelp("How often to measure.", valueName: "number"))
    var rounds = 5

    @Option(help: ArgumentHelp("How many lines of code to make up where no path is given.", valueName: "number"))
    var lines = 400_000

    @Flag(
        help: "Measure a growing share of the code too, and plot the times. Without a path, up to 2,000,000 lines.")
    var growth = false

    @Flag(help: "Measure a dry run of `onceover convert` instead of `check`.")
    var convert = false

    @Flag(help: "With --convert: as replacement, instead of alternative.")
    var replacement = false

    func validate() throws {
        if replacement, !convert { throw ValidationError("--replacement is for --convert alone") }
        if convert, growth { throw ValidationError("--growth is for check alone") }
        if rounds < 1 { throw ValidationError("--rounds needs a number from 1") }
        if lines < 1 { throw ValidationError("--lines needs a number from 1") }
    }

    func run() throws {
        Allocator.returnLargeBlocks()
        guard paths.isEmpty else { return try measure(paths) }
        let folder = try TemporaryFolder()
        try SyntheticTree(lines: growth ? max(lines, 2_000_000) : lines).write(to: folder)
        try withExtendedLifetime(folder) { try measure([folder.path]) }
    }

    private func measure(_ paths: [String]) throws {
        if convert { return try measureConvert(paths) }
        var measurement = Measurement(try Workload(paths: paths), grows: growth)
        try eachRound { try measurement.runRound() }
        FileHandle.standardOutput.write(Data(Figures(measurement).text.utf8))
    }

    private func measureConvert(_ paths: [String]) throws {
        var measurement = ConvertMeasurement(try Workload(paths: paths), replaces: replacement)
        try eachRound { try measurement.runRound() }
        FileHandle.standardOutput.write(Data(measurement.text.utf8))
    }

    private func eachRound(_ run: () throws -> Void) throws {
        for round in 1...rounds {
            FileHandle.standardError.write(Data("round \(round) of \(rounds)\n".utf8))
            try run()
        }
    }
}

import ArgumentParser
import OnceoverReporters

/// The value of `--format`.
struct Format: ExpressibleByArgument {
    let reporter: Reporter

    init(reporter: Reporter) { self.reporter = reporter }

    init?(argument: String) {
        guard let reporter = Reporter.named(argument) else { return nil }
        self.reporter = reporter
    }

    var defaultValueDescription: String { reporter.name }

    static var allValueStrings: [String] { Reporter.all.map(\.name) }
}

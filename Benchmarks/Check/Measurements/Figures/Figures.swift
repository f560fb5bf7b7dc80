import OnceoverDiagnostics

/// What a measurement came to, as text.
package struct Figures {
    private let measurement: Measurement

    package init(_ measurement: Measurement) { self.measurement = measurement }

    package var text: String {
        ([Self.warning, amount, times, ratios, growth].compactMap(\.self)).joined(separator: "\n\n") + "\n"
    }

    static var warning: String? {
        #if DEBUG
            "This is a debug build; its figures mean nothing. Build with -c release."
        #else
            nil
        #endif
    }

    private var amount: String {
        let files = measurement.report.files
        let workload = measurement.whole.workload
        let verdicts = measurement.report.verdicts
        return """
            all:    \(files.found) files, \(workload.lines) lines, \(Number.megabytes(files.bytes))
            parsed: \(files.parsed) files, \(Number.megabytes(files.parsedBytes)); \(files.unread) turned away
            found:  \(verdicts.all) obligations, \
            \(measurement.report.diagnostics.count) findings
            """
    }

    private var times: String {
        let whole = measurement.whole
        return Table(rows: [
            ["seconds of the processor", "median", "least", "most"],
            Self.row("read and parse, 1 thread", whole.readAndParse.processor),
            Self.row("check, each file alone", whole.alone.processor),
            Self.row("check, 1 job", whole.check.processor),
            ["seconds that pass", "", "", ""],
            Self.row("check, 1 job", whole.check.elapsed),
            Self.row("check, 2 jobs", measurement.twoJobs.elapsed),
        ]).text
    }

    private var ratios: String {
        Table(rows: [
            ["ratios", "median", "least", "most"],
            Self.row("each file alone / read and parse", measurement.whole.ratioAlone),
            Self.row("check, 1 job / read and parse", measurement.ratio),
            Self.row("speed-up of 2 jobs", measurement.speedUp),
        ]).text + "\n\npeak memory: \(Number.megabytes(measurement.peakMemory))"
    }

    static func row(_ name: String, _ samples: Samples) -> [String] {
        [name] + [samples.median, samples.least, samples.most].map { Number.decimal($0, digits: 3) }
    }

    private var growth: String? {
        measurement.sizes.count > 1 ? Growth(sizes: measurement.sizes).text : nil
    }
}

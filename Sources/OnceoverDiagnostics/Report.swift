/// What one run found, in the order in which it is shown. The same input gives the same report, durations aside.
package struct Report: Sendable {
    /// Sorted by level, consequence, place and rule.
    package var diagnostics: [Diagnostic] = []
    /// How many notes were left out, because `--notes` was not given.
    package var withheld = 0
    /// How many findings were taken out, because an earlier run had them.
    package var old = 0
    /// Findings that an assumption hides. Sorted likewise.
    package var excused: [ExcusedDiagnostic] = []
    /// Sorted likewise.
    package var suppressed: [SuppressedDiagnostic] = []
    /// Every obligation with its verdict. Sorted by place, then name.
    package var obligations: [ObligationRecord] = []
    /// Sorted by place.
    package var incidents: [Incident] = []
    package var files = FileCounts()
    package var timings = Timings()

    package init() {}

    /// Adds what was found elsewhere. The order is restored by `sort`.
    package mutating func merge(_ other: Report) {
        diagnostics += other.diagnostics
        withheld += other.withheld
        old += other.old
        suppressed += other.suppressed
        excused += other.excused
        obligations += other.obligations
        incidents += other.incidents
        files += other.files
        timings.addWork(other.timings)
    }

    /// Takes out the notes, and counts them.
    package mutating func withholdNotes() {
        let all = diagnostics.count
        diagnostics.removeAll { $0.level == .note }
        withheld += all - diagnostics.count
    }

    /// Puts what assumptions hide among the findings.
    package mutating func showExcused() {
        diagnostics = (diagnostics + excused.map(\.diagnostic)).sorted()
    }

    /// Brings all into order, and fills in what only the whole run can tell.
    package mutating func sort() {
        diagnostics.sort()
        suppressed.sort { $0.diagnostic < $1.diagnostic }
        excused.sort { $0.diagnostic < $1.diagnostic }
        obligations.sort()
        incidents.sort()
        nameFindings()
        levelObligations()
    }

    private mutating func levelObligations() {
        var levels: [[String]: Level] = [:]
        for finding in diagnostics + suppressed.map(\.diagnostic) {
            let key = [finding.symbol, finding.obligation]
            levels[key] = max(levels[key] ?? .note, finding.level)
        }
        for index in obligations.indices where obligations[index].judgement == .violated {
            obligations[index].level = levels[[obligations[index].symbol, obligations[index].name]]
        }
    }
}

extension Report {
    package var verdicts: VerdictCounts { VerdictCounts(of: obligations) }

    /// Why an obligation's verdict is unknown, and how often.
    package var unknownReasons: [String: Int] {
        obligations.compactMap(\.reason).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

/// A finding that a comment in the source keeps from being reported.
package struct SuppressedDiagnostic: Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// Nil where the comment gives none.
    package let reason: String?

    package init(_ diagnostic: Diagnostic, reason: String?) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}

/// How many files a run met, and how far it went with them.
package struct FileCounts: Hashable, Sendable {
    package var found = 0
    /// Could not be read, or are nested too deeply to be parsed.
    package var unread = 0
    /// Cannot hold an obligation, by their bytes; not parsed.
    package var skipped = 0
    package var parsed = 0
    /// Bytes of all files that were read.
    package var bytes = 0
    /// Bytes of the parsed ones.
    package var parsedBytes = 0

    package init() {}

    package static func += (sum: inout FileCounts, other: FileCounts) {
        sum.found += other.found
        sum.unread += other.unread
        sum.skipped += other.skipped
        sum.parsed += other.parsed
        sum.bytes += other.bytes
        sum.parsedBytes += other.parsedBytes
    }
}

/// Where the time went. Reading, parsing and analysing are summed over all workers.
package struct Timings: Hashable, Sendable {
    /// From the start of discovery to the finished report.
    package var total = Duration.zero
    package var discovering = Duration.zero
    package var reading = Duration.zero
    package var parsing = Duration.zero
    package var analysing = Duration.zero
    /// How long the exchange of facts between files took, with the second analysis of files that got new facts.
    package var linking = Duration.zero

    package init() {}

    /// Adds the times of a run that came after this one.
    package mutating func addRun(_ other: Timings) {
        total += other.total
        discovering += other.discovering
        linking += other.linking
    }

    /// Adds the times of a worker; the run's own three are left alone.
    package mutating func addWork(_ other: Timings) {
        reading += other.reading
        parsing += other.parsing
        analysing += other.analysing
    }
}

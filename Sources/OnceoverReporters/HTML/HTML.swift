import OnceoverDiagnostics

extension Reporter {
    /// One page that needs nothing else: no network, no other file. Without scripts it shows the same, but does not filter.
    package static let html = Reporter(name: "html") { report, context in HTMLPage(report, context).text }
}

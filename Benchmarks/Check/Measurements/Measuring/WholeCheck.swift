import OnceoverDiagnostics
import OnceoverDriver
import OnceoverObligations
import OnceoverReporters
import OnceoverRules

/// What `onceover check` does, from the paths to the text of the report; on request, with files that see nothing of each other.
enum WholeCheck {
    static func run(_ workload: Workload, jobs: Int, sharing: Driver.Sharing = .joined) throws(UnusablePath) -> Report {
        let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)
        var driver = Driver(analyzers: [analyzer], rules: Set(RuleCatalog.pages.map(\.id)))
        driver.jobs = jobs
        driver.sharing = sharing
        let report = driver.check(try Discovery(paths: workload.paths))
        let context = ReportContext(version: "", rules: [], address: "", workingDirectory: WorkingDirectory().path)
        _ = Reporter.text.render(report, context)
        return report
    }
}

import OnceoverDiagnostics

/// §3.20: how the run went. Every incident is here, so that a report never looks more complete than it is.
struct SARIFInvocation: Encodable {
    /// §3.58
    struct Notification: Encodable {
        let level: String
        let message: SARIFMessage
        let locations: [SARIFLocation]
    }

    let executionSuccessful: Bool
    let workingDirectory: SARIFArtifactLocation
    let toolExecutionNotifications: [Notification]

    init(_ report: Report, _ context: ReportContext) {
        executionSuccessful = report.files.unread == 0 || report.files.unread < report.files.found
        workingDirectory = .folder(context.workingDirectory)
        toolExecutionNotifications = report.incidents.map { incident in
            Notification(
                level: incident.reach == .whole ? "error" : "warning",
                message: SARIFMessage(text: incident.message),
                locations: [SARIFLocation(incident)]
            )
        }
    }
}

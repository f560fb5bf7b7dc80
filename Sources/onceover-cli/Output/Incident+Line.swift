import OnceoverDiagnostics

extension Incident {
    /// As it is told on standard error.
    var remark: String {
        "\(reach == .whole ? "error" : "warning"): \(place): \(message)"
    }
}

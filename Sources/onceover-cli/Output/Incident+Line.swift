import OnceoverDiagnostics

extension Incident {
    /// As it is told on standard error.
    var remark: String {
        let place = path + (line.map { ":\($0)" } ?? "")
        return "\(reach == .whole ? "error" : "warning"): \(place): \(message)"
    }
}

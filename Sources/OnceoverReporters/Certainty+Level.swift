import OnceoverDiagnostics

extension Certainty {
    /// What compilers, editors and services call it.
    var level: String {
        switch self {
        case .certain: "error"
        case .likely: "warning"
        }
    }
}

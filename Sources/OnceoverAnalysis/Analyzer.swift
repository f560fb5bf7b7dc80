import OnceoverDiagnostics
import OnceoverSource

/// An analysis of source files, as a value. The driver is handed a list of them and knows none by name.
package struct Analyzer: Sendable {
    package let name: String
    /// Reads no disk and keeps no state: the same file gives the same findings, on any thread.
    package let run: @Sendable (SourceFile) -> Findings

    package init(name: String, run: @escaping @Sendable (SourceFile) -> Findings) {
        self.name = name
        self.run = run
    }
}

import OnceoverDiagnostics

/// A way of rewriting a project, as a value.
package struct Rewrite: Sendable {
    /// As `--as` names it.
    package let name: String
    /// Whether a file matters that declares nothing of interest: it may call what is rewritten.
    package let readsAllFiles: Bool
    package let run: @Sendable (Project, Selection) -> RewriteReport

    package init(
        name: String, readsAllFiles: Bool = false,
        run: @escaping @Sendable (Project, Selection) -> RewriteReport
    ) {
        self.readsAllFiles = readsAllFiles
        self.name = name
        self.run = run
    }
}

/// Which functions are meant: all, or those whose symbol the user's pattern matches.
package struct Selection: Sendable {
    package let includes: @Sendable (_ symbol: String) -> Bool
    /// How many threads to use.
    package let jobs: Int
    /// Names of parameters that are completion handlers because the user says so.
    package let handlers: Set<String>

    package init(
        jobs: Int = 1, handlers: Set<String> = [],
        includes: @escaping @Sendable (_ symbol: String) -> Bool = { _ in true }
    ) {
        self.handlers = handlers
        self.includes = includes
        self.jobs = jobs
    }
}

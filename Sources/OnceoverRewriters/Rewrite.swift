import OnceoverDiagnostics

/// A way of rewriting a project, as a value.
package struct Rewrite: Sendable {
    /// As `--as` names it.
    package let name: String
    /// Words of which a file that matters has at least one, unless it may hold an obligation. Nil if all files matter:
    /// a file without declarations of interest may still call what is rewritten.
    package let words: [String]?
    package let run: @Sendable (Project, Selection) -> RewriteReport

    package init(
        name: String, words: [String]? = Project.words,
        run: @escaping @Sendable (Project, Selection) -> RewriteReport
    ) {
        self.words = words
        self.name = name
        self.run = run
    }
}

/// Which functions are converted: all, or those whose symbol matches the user's pattern.
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

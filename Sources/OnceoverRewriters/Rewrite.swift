import OnceoverDiagnostics

/// A way of rewriting a project, as a value.
package struct Rewrite: Sendable {
    /// As `--as` names it.
    package let name: String
    /// Which files matter, besides those that may hold an obligation: those with one of these words. Nil where all do:
    /// what declares nothing of interest may call what is rewritten.
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

/// The text of `onceover check --help` below its first line.
enum CheckHelp {
    static let discussion = """
        Every continuation, completion handler and promise is an obligation: it must be resumed, called or completed \
        exactly once on every path. Each one gets a verdict: proved, assumed (proved if the named assumptions are true), \
        violated (a finding shows the path) or unknown. The summary counts all four.

        EXAMPLES
          onceover check                             everything below this folder
          onceover check Sources/App Login.swift     a folder and a file
          onceover check --format xcode              in a build phase
          onceover check --format sarif --output once.sarif --format html --output once.html
          onceover check --write-baseline .onceover-baseline
          onceover check --baseline .onceover-baseline     findings that are not in it
          onceover check --diff-base origin/main           findings that are new on this branch
          onceover check --report-only Login.swift         checks everything, shows one file
          onceover check --stdin-filename Login.swift - < Login.swift
          onceover check --strict --quiet            unknown verdicts are findings, too
          onceover check --fail-on error             warnings are shown, but do not fail
          onceover check --notes                     also shows notes

        LEVELS
          error    the program can take the path today, and somebody waits for the answer
          warning  the path needs an event that the code does not show, or nobody in the application is seen to wait
          note     both reasons for a warning apply, or no code takes the path today, or an assumption demotes it

        FILES
        In a folder, all .swift files at any depth are checked, except files that .gitignore ignores, hidden files and \
        folders, Pods, Carthage, DerivedData and node_modules. A file that you name is always checked.

        CONFIGURATION
        A file is subject to the .onceover.yml of its folder and of each folder above it, up to the root of the \
        repository. The nearest file wins. `onceover init` writes one. `onceover config show FILE` prints the \
        configuration of a file.

        SUPPRESSING
        Write `// onceover:ignore <rule> -- <reason>` on the line of the finding or on the line above. A comment that \
        suppresses nothing is a finding itself.

        EXIT STATUS
          0  no finding at or above --fail-on
          1  findings
          2  wrong usage, a path that cannot be read, or no file that could be read
        If a file in a folder cannot be read, is not UTF-8 or has syntax errors, standard error and the report name it. \
        The status does not change.
        """
}

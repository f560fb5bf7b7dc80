/// The text of `onceover check --help` below its first line.
enum CheckHelp {
    static let discussion = """
        Every continuation, completion handler and promise is an obligation: it must be resumed, called or completed \
        exactly once on every path. Each is proved, assumed (proved, given the assumptions that it names), violated (a \
        finding, with the path that shows it) or unknown; the summary counts all four.

        EXAMPLES
          onceover check                             all below this folder
          onceover check Sources/App Login.swift     a folder and a file
          onceover check --format xcode              in a build phase
          onceover check --format sarif --output once.sarif --format html --output once.html
          onceover check --write-baseline .onceover-baseline
          onceover check --baseline .onceover-baseline     what is not in it
          onceover check --diff-base origin/main           what is new since the work began
          onceover check --report-only Login.swift         all is looked at, one file is shown
          onceover check --stdin-filename Login.swift - < Login.swift
          onceover check --strict --quiet            for proof, in a script
          onceover check --fail-on error             warnings are shown and fail nothing
          onceover check --notes                     everything that was found

        LEVELS
          error    the program, or a user of a public product, can take the path today, and somebody waits
          warning  the path needs an event that the code does not show, or nobody in the application is seen to wait
          note     both are so, or nobody can take the path today, or an assumption demotes it; --notes shows these

        FILES
        In a folder, all .swift files at any depth, without what .gitignore ignores, hidden files and folders, Pods, \
        Carthage, DerivedData and node_modules. A file that is named is always checked.

        CONFIGURATION
        .onceover.yml, in the folder of a file and in those around it, up to the root of the repository: the nearer goes \
        before the farther. `onceover init` writes one, `onceover config show FILE` says what holds for a file.

        SUPPRESSING
        // onceover:ignore <rule> -- <reason>, behind the code or on the line above it. One that suppresses nothing is \
        a finding itself.

        EXIT STATUS
          0  no finding at or above --fail-on
          1  findings
          2  wrong usage, a path that is missing or may not be read,
             or not one file that could be read
        A file in a folder that cannot be read, is not UTF-8 or has syntax errors is named on standard error and in \
        the report, and does not change the status.
        """
}

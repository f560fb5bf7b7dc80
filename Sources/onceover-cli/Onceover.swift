import ArgumentParser

/// The command line. This target is the one place that knows every rule and every format by name.
struct Onceover: ParsableCommand {
    static let version = "0.1.0"
    /// Where its sources and its documentation are; OWNER is filled in when they are published.
    static let address = "https://github.com/OWNER/onceover"

    static let configuration = CommandConfiguration(
        commandName: "onceover",
        abstract: "Proves that every continuation and every completion handler is resumed exactly once.",
        discussion: """
            Reads Swift source without building it, on macOS and Linux.

              onceover check                      everything below this folder
              onceover check Sources App.swift    some folders and files
              onceover init                       a configuration that fits your project
              onceover check --baseline FILE      only new findings, on old code
              onceover explain double-resume      what a rule finds, and how to mend it
              onceover convert --as wrapper       async overloads for functions with handlers, as a diff
              onceover bridge ScannerDelegate     a class with async calls for a delegate
            """,
        version: version,
        subcommands: [
            Check.self, Convert.self, Bridge.self, Unit.self, Initialize.self, Config.self, Explain.self, Merge.self,
            WriteRulePages.self,
        ]
    )
}

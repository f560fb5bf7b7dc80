/// Functions that never return. A path ends where one is called.
package struct TerminatingCalls: Sendable {
    /// The project's own, by base name.
    private let declared: Set<String>

    package init(declared: Set<String> = []) { self.declared = declared }

    /// `assertionFailure` and `assert(false)` are not among them: a release build goes on.
    func contains(_ name: String) -> Bool { Self.known.contains(name) || declared.contains(name) }

    private static let known: Set<String> = [
        "fatalError", "preconditionFailure", "exit", "_exit", "abort", "quick_exit", "dispatchMain", "_Exit",
        "pthread_exit", "longjmp", "XCTFailAndAbort", "NSApplicationMain", "execve",
        // Behind these, a test has failed.
        "XCTFail",
    ]
}

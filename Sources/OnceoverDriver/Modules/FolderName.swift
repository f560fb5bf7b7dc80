import OnceoverSource

/// What the name of a folder says of the code in it.
enum FolderName {
    /// By the outermost folder that says anything: a demo's tests are part of the demo.
    static func role(of folders: some Sequence<Substring>) -> Standing.Role? {
        folders.lazy.compactMap { role(of: $0) }.first
    }

    private static func role(of folder: Substring) -> Standing.Role? {
        if vendored.contains(folder.lowercased().filter { $0.isLetter || $0.isNumber }) { return .vendored }
        if isTest(folder) { return .test }
        return isDemo(folder) ? .demo : nil
    }

    /// `HarbourTests`, and the program that tests run in: `HarbourUITestsApp`, `TestHost`.
    private static func isTest(_ folder: Substring) -> Bool {
        folder.hasSuffix("Tests") || folder.hasSuffix("TestsApp") || folder.hasSuffix("TestHost")
            || folder.lowercased() == "test" || folder == "tests"
    }

    /// `Examples`, `iOS Example`, `HarbourDemo`, `Harbour.playground`, `Example-iOS`, but not `SampleBuffers`.
    private static func isDemo(_ folder: Substring) -> Bool {
        let name = folder.lowercased()
        return name.hasSuffix(".playground") || demoNames.contains(name)
            || demoEnds.contains { folder.hasSuffix($0) } || isSetOff(in: name)
    }

    /// `Example-iOS`, `iOS Example`: one of the words stands before the first sign, or behind the last.
    private static func isSetOff(in name: String) -> Bool {
        let parts = name.split(omittingEmptySubsequences: false) { "-_ ".contains($0) }
        return parts.count > 1 && [parts.first, parts.last].contains { $0.map(demoWords.contains) ?? false }
    }

    private static let demos = ["example", "demo", "sample", "playground"]
    private static let demoWords = Set(demos.flatMap { [$0[...], $0 + "s"] })
    private static let demoEnds = demoWords.map(\.capitalized).sorted()
    private static let demoNames = Set(demos.flatMap { [$0, $0 + "s", $0 + "app", $0 + "apps", $0 + "project"] })
    /// Without signs: `Third-Party`.
    private static let vendored: Set<String> = [
        "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "thirdparties", "3rdparty", "external",
        "externals", "submodules", "checkouts",
    ]
}

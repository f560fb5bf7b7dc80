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
        return name.hasSuffix(".playground")
            || demos.contains { demo in
                [demo, demo + "s"].contains { word in
                    name == word || folder.hasSuffix(word.capitalized) || name.hasSuffix("-" + word)
                        || name.hasSuffix("_" + word) || name.hasSuffix(" " + word) || name.hasPrefix(word + "-")
                        || name.hasPrefix(word + " ") || name.hasPrefix(word + "_")
                } || name == demo + "app" || name == demo + "apps" || name == demo + "project"
            }
    }

    private static let demos = ["example", "demo", "sample", "playground"]
    /// Without signs: `Third-Party`.
    private static let vendored: Set<String> = [
        "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "thirdparties", "3rdparty", "external",
        "externals", "submodules", "checkouts",
    ]
}

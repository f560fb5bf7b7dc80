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
            || demoEnds.contains { folder.hasSuffix($0) } || demoWords.contains { isSetOff($0, in: name) }
    }

    private static func isSetOff(_ word: String, in name: String) -> Bool {
        guard name.utf8.count > word.utf8.count else { return false }
        let isFirst =
            name.hasPrefix(word)
            && separators.contains(name.utf8[name.utf8.index(name.startIndex, offsetBy: word.utf8.count)])
        let isLast =
            name.hasSuffix(word)
            && separators.contains(name.utf8[name.utf8.index(name.endIndex, offsetBy: -word.utf8.count - 1)])
        return isFirst || isLast
    }

    private static let separators = "-_ ".utf8
    private static let demos = ["example", "demo", "sample", "playground"]
    private static let demoWords = demos.flatMap { [$0, $0 + "s"] }
    private static let demoEnds = demoWords.map(\.capitalized)
    private static let demoNames = Set(demoWords + demos.flatMap { [$0 + "app", $0 + "apps", $0 + "project"] })
    /// Without signs: `Third-Party`.
    private static let vendored: Set<String> = [
        "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "thirdparties", "3rdparty", "external",
        "externals", "submodules", "checkouts",
    ]
}

import OnceoverSource
import OnceoverTesting
import Testing

@testable import OnceoverDriver

@Suite struct ModuleMapTests {
    /// The names of the files that are in one module, module by module.
    private func modules(_ files: [String: String]) throws -> [[String]] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        let found = try Discovery(paths: [folder.path])
        let map = ModuleMap(found.packages, found.projects.map(XcodeProject.init))
        let groups = Dictionary(grouping: found.files) { map.module(of: $0) }
        return groups.values.map { $0.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted() }
            .sorted { $0[0] < $1[0] }
    }

    @Test func targetsOfAPackageAreModules() throws {
        let manifest = """
            let package = Package(name: "p", targets: [
                .target(name: "A"), .executableTarget(name: "B", path: "./Tools/B"), .testTarget(name: "ATests"),
            ])
            """
        let files = [
            "Package.swift": manifest, "Sources/A/x/a.swift": "", "Tools/B/b.swift": "", "Tests/ATests/t.swift": "",
        ]
        #expect(
            try modules(files) == [
                ["Package.swift"], ["Sources/A/x/a.swift"], ["Tests/ATests/t.swift"], ["Tools/B/b.swift"],
            ])
    }

    @Test func foldersThatAnXcodeProjectTakesWholeAreModules() throws {
        let project = """
            8A /* App */ = {
                isa = PBXFileSystemSynchronizedRootGroup;
                exceptions = (9B);
                path = "My App";
                sourceTree = "<group>";
            };
            8B /* Kit */ = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            8C = { isa = PBXGroup; path = Old; };
            """
        let files = [
            "App.xcodeproj/project.pbxproj": project, "My App/a.swift": "", "Kit/b.swift": "", "Old/c.swift": "",
            "d.swift": "",
        ]
        #expect(try modules(files) == [["Kit/b.swift"], ["My App/a.swift"], ["Old/c.swift", "d.swift"]])
    }

    @Test func plainFoldersAreOneModule() throws {
        #expect(
            try modules(["a.swift": "", "x/b.swift": "", "y/c.swift": ""]) == [["a.swift", "x/b.swift", "y/c.swift"]])
    }

    /// A slash and an accent behind it are one character, and two bytes.
    @Test func namesMayBeginWithAnAccent() throws {
        #expect(try modules(["a.swift": "", "\u{301}x/b.swift": ""]).map { $0.count } == [2])
    }
}

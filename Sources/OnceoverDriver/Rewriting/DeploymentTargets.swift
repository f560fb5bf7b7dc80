import Foundation

/// The oldest systems that a project is for, as the manifest of its package or its Xcode project says.
package struct DeploymentTargets {
    /// Such as `iOS 15 (Package.swift)`; nil where no system is named that is too old.
    package let withoutImmediateTasks: String?

    /// - Parameter paths: of the project's files. What stands in their folders or above them is looked at.
    package init(around paths: [String]) {
        let targets = paths.lazy.flatMap { Self.folders(from: $0) }.flatMap(Self.targets)
        withoutImmediateTasks = targets.first { $0.version < Self.firstWithImmediateTasks }.map {
            "\($0.system) \($0.version) (\($0.source))"
        }
    }

    /// The systems of 2025 all have this number.
    private static let firstWithImmediateTasks = 26

    private struct Target {
        let system: String
        let version: Int
        let source: String
    }

    /// A path's folder, and those above it as far as the one with the manifest or the repository.
    private static func folders(from path: String) -> [URL] {
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        var all: [URL] = []
        while all.count < 32 {
            all.append(folder)
            let isRoot = ["Package.swift", ".git"].contains {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
            if isRoot || folder.path == "/" { break }
            folder.deleteLastPathComponent()
        }
        return all
    }

    private static func targets(in folder: URL) -> [Target] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { $0 + "/project.pbxproj" }
        return (names.filter { $0 == "Package.swift" } + projects).flatMap { name -> [Target] in
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
                return []
            }
            return named(in: text, by: name == "Package.swift" ? manifest : project).map {
                Target(system: $0, version: $1, source: name)
            }
        }
    }

    /// `.macOS(.v13)`, `.iOS("15.2")`
    private static let manifest = #"\.(macOS|iOS|tvOS|watchOS|visionOS|macCatalyst)\(\s*(?:\.v|")(\d+)"#
    /// `IPHONEOS_DEPLOYMENT_TARGET = 15.2;`
    private static let project = #"(IPHONEOS|MACOSX|TVOS|WATCHOS|XROS)_DEPLOYMENT_TARGET = (\d+)"#

    private static func named(in text: String, by pattern: String) -> [(String, Int)] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: whole).compactMap { match in
            guard let system = Range(match.range(at: 1), in: text), let number = Range(match.range(at: 2), in: text),
                let version = Int(text[number])
            else { return nil }
            return (String(text[system]), version)
        }
    }
}

import Foundation
import PackagePlugin

/// Shows findings as warnings when a source file of the package has changed, as a compiler does. All of the package is
/// looked at, and what is found in the target is shown. It writes nothing, and never breaks a build: `--advisory` sees to
/// that.
@main
struct OnceoverBuildTool: BuildToolPlugin {
    /// Not a command before the build: the package manager shows nothing of those unless they fail.
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let sources = context.package.targets.compactMap { $0 as? SourceModuleTarget }
            .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
        return [
            .buildCommand(
                displayName: "Onceover \(target.name)",
                executable: try context.tool(named: "onceover").url,
                arguments: arguments(project: context.package.directoryURL, part: target.directoryURL),
                inputFiles: sources
            )
        ]
    }

    private func arguments(project: URL, part: URL) -> [String] {
        ["check", "--advisory", "--quiet", "--format", "xcode", project.path, "--report-only", part.path]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension OnceoverBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return [
                .prebuildCommand(
                    displayName: "Onceover \(target.displayName)",
                    executable: try context.tool(named: "onceover").url,
                    arguments: arguments(project: folder, part: folder),
                    outputFilesDirectory: context.pluginWorkDirectoryURL
                )
            ]
        }
    }
#endif

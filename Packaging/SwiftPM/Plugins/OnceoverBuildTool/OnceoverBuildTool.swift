import Foundation
import PackagePlugin

/// Shows findings as warnings, at each build. All of the package is looked at, and what is found in the target is shown.
/// It writes nothing, and never breaks a build: `--advisory` sees to that.
@main
struct OnceoverBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return [
            try command(
                program: context.tool(named: "onceover").url, project: context.package.directoryURL,
                part: target.directoryURL, name: target.name, output: context.pluginWorkDirectoryURL)
        ]
    }

    private func command(program: URL, project: URL, part: URL, name: String, output: URL) -> Command {
        .prebuildCommand(
            displayName: "Onceover \(name)",
            executable: program,
            arguments: [
                "check", "--advisory", "--quiet", "--format", "xcode", project.path, "--report-only", part.path,
            ],
            outputFilesDirectory: output
        )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension OnceoverBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return [
                try command(
                    program: context.tool(named: "onceover").url, project: folder, part: folder,
                    name: target.displayName, output: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif

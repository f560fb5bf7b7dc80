import Foundation
import PackagePlugin

/// `swift package onceover`: checks the package. Arguments are those of `onceover check`, or begin with another command.
@main
struct OnceoverCommand: CommandPlugin {
    private static let commands: Set = ["bridge", "check", "config", "convert", "explain", "init", "merge", "unit"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "onceover").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments.first.map(Self.commands.contains) == true ? arguments : ["check"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}

/// The package manager prints its description, and ends with status 1.
private struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String {
        status == 1 ? "onceover found something" : "onceover could not do its work (exit status \(status))"
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension OnceoverCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode names the targets, which are checked as a whole anyway.
            let own = arguments.split(separator: "--target").first.map(Array.init) ?? []
            try run(context.tool(named: "onceover").url, own, in: context.xcodeProject.directoryURL)
        }
    }
#endif

import ArgumentParser
import Foundation
import OnceoverDriver

/// `onceover init`
struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a commented .onceover.yml that fits the project it finds.",
        discussion: """
            It never overwrites a file. On old code, write a baseline next, and then check against it:

              onceover init
              onceover check --write-baseline .onceover-baseline
              onceover check --baseline .onceover-baseline
            """)

    @Argument(help: "The folder of the project.")
    var folder = "."

    func run() throws {
        let path = folder == "." ? ConfigurationFile.name : folder + "/" + ConfigurationFile.name
        try Terminal.failing {
            let found = try Discovery(paths: [folder])
            let root = WorkingDirectory(WorkingDirectory().absolutePath(of: folder))
            let traits = ProjectTraits(of: found.files.map { root.shownPath(of: $0.path) })
            do {
                let text = Data(StartingConfiguration(traits).text.utf8)
                try text.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
            } catch {
                let isThere = FileManager.default.fileExists(atPath: path)
                throw UnusablePath(
                    path: path,
                    reason: isThere ? "is there already" : "cannot be written: \(error.localizedDescription)")
            }
        }
        Terminal.print("\(path) written\n")
    }
}

import Foundation
import OnceoverTesting

/// A git repository of its own for a test.
struct GitFolder {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try git("init", "--quiet", "--initial-branch=main")
    }

    var path: String { folder.path }

    struct Failure: Error {
        let arguments: [String]
        let status: Int32
    }

    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", path] + identity + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(arguments: arguments, status: process.terminationStatus)
        }
    }

    func commit(_ files: [String: String]) throws {
        for (name, text) in files { try folder.write(text, to: name) }
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "step")
    }
}

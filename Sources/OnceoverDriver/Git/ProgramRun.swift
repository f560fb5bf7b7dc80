import Foundation

/// A program that was run to its end.
struct ProgramRun {
    let succeeded: Bool
    let output: Data
    private let errors: Data

    /// Nil where the program cannot be started.
    ///
    /// - Parameters:
    ///   - command: the program's name, looked for as a shell does, and its arguments.
    ///   - environment: added to that of this process.
    init?(_ command: [String], input: Data = Data(), environment: [String: String] = [:]) {
        do {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = command
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            // A file, not a pipe: the other pipes would not be read while this one fills up.
            let inputFile = try Self.temporaryFile(input)
            let errorFile = try Self.temporaryFile()
            let outputPipe = Pipe()
            process.standardInput = inputFile
            process.standardError = errorFile
            process.standardOutput = outputPipe
            try process.run()
            output = outputPipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            // What `env` says of a program that is not there.
            guard process.terminationStatus != 127 else { return nil }
            succeeded = process.terminationStatus == 0
            try errorFile.seek(toOffset: 0)
            errors = try errorFile.readToEnd() ?? Data()
        } catch {
            return nil
        }
    }

    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

    /// The first line that it complained with.
    var problem: String { String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "" }

    /// At its start, and without a name once it is open.
    private static func temporaryFile(_ content: Data = Data()) throws -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("onceover-\(UUID().uuidString)")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try FileHandle(forUpdating: file)
    }
}

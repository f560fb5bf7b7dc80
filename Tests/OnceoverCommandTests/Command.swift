import Foundation

/// The built program, run as a user runs it.
struct Command {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Where the program is started.
    let folder: String

    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    func run(_ arguments: [String], input: String) throws -> Outcome { try run(arguments, input: [UInt8](input.utf8)) }

    func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
        let process = Process()
        process.executableURL = try Self.program()
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = try TemporaryStreams.open(with: input)
        // Files, not pipes: a pipe that nobody empties while the other is read would stop the program.
        let streams = try TemporaryStreams()
        process.standardOutput = streams.output
        process.standardError = streams.errors
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: try streams.outputText, errors: try streams.errorText)
    }

    /// Beside the tests, where the package manager puts it.
    private static func program() throws -> URL {
        let beside = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let started = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let candidates = ([started] + beside + [repository.appendingPathComponent(".build/debug")])
            .map { $0.appendingPathComponent("onceover") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw ProgramIsMissing(candidates: candidates.map(\.path))
        }
        return found
    }
}

struct ProgramIsMissing: Error {
    let candidates: [String]
}

/// Two files that a process writes to.
private struct TemporaryStreams {
    let output: FileHandle
    let errors: FileHandle

    init() throws {
        output = try Self.open(with: [])
        errors = try Self.open(with: [])
    }

    var outputText: String { get throws { try Self.text(of: output) } }
    var errorText: String { get throws { try Self.text(of: errors) } }

    /// At its start.
    static func open(with content: [UInt8]) throws -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("onceover-\(UUID().uuidString)")
        try Data(content).write(to: file)
        // Once it is open it needs no name, and so nobody has to delete it.
        defer { try? FileManager.default.removeItem(at: file) }
        return try FileHandle(forUpdating: file)
    }

    private static func text(of handle: FileHandle) throws -> String {
        try handle.seek(toOffset: 0)
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}

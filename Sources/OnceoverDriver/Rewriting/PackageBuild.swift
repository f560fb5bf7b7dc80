import Foundation

/// The Swift package around a folder, as `swift build` sees it.
package struct PackageBuild: Sendable {
    /// Absolute; it holds the manifest.
    package let folder: String

    /// The package of the nearest folder upwards with a manifest; nil where there is none.
    package init?(around path: String) {
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder.path
    }

    /// What the compiler finds wrong, tests included.
    package struct Outcome: Sendable {
        package let succeeded: Bool
        /// Errors by the absolute path of the file, the first of each, as `line: message`.
        package let errors: [String: String]
        /// The end of what was printed, for the case that no file is named.
        package let lastLines: String

        package init(succeeded: Bool, errors: [String: String], lastLines: String) {
            self.succeeded = succeeded
            self.errors = errors
            self.lastLines = lastLines
        }
    }

    package func run() -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--build-tests", "--package-path", folder]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else {
            return Outcome(succeeded: false, errors: [:], lastLines: "no Swift toolchain was found")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(
            succeeded: process.terminationStatus == 0, errors: Self.errors(in: text),
            lastLines: text.split(separator: "\n").suffix(5).joined(separator: "\n"))
    }

    /// Lines such as `/package/Sources/a.swift:3:5: error: message`.
    static func errors(in text: String) -> [String: String] {
        var errors: [String: String] = [:]
        for match in text.matches(of: #/(?m)^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$/#) {
            let path = URL(fileURLWithPath: String(match.output.1)).resolvingSymlinksInPath().path
            if errors[path] == nil { errors[path] = "line \(match.output.2): \(match.output.3)" }
        }
        return errors
    }
}

import Foundation
import OnceoverDriver
import OnceoverSource

/// A file that the command line names for what the program writes.
enum OutputFile {
    /// Writes a file whole or not at all. What is no plain file, as a pipe or a device, is written to as it is; a link
    /// stays one.
    ///
    /// - Parameter what: what the error calls it, such as `the report`.
    static func write(_ text: String, to path: String, as what: String? = nil) throws(UnusablePath) {
        do {
            try put(text, into: path)
        } catch {
            let subject = what.map { $0 + " " } ?? ""
            throw UnusablePath(path: path, reason: "\(subject)cannot be written: \(error.localizedDescription)")
        }
    }

    private static func put(_ text: String, into path: String) throws {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let status = FileStatus(path: url.path, followingLinks: true)
        guard let status, status.kind == .other else { return try Data(text.utf8).write(to: url, options: .atomic) }
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }
}

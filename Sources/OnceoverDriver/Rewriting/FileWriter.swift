import Foundation
import OnceoverDiagnostics
import OnceoverSource

/// Brings edits to disk. Each file is replaced in one step, or not at all.
package struct FileWriter {
    /// A file that was not written, and why.
    package struct Failure: Error, Hashable, Sendable {
        package let path: String
        /// Lower case, without a final stop.
        package let reason: String
    }

    package init() {}

    /// Writes all files, each beside its old one first. What fails leaves its own file as it was, and no other.
    package func write(_ files: [(file: ParsedFiles.File, edits: [TextEdit])]) -> [Failure] {
        files.compactMap { file, edits in
            do throws(Failure) {
                try write(file, edits)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Gives a file its old text back. Nil, or why it has not.
    func restore(_ change: (file: ParsedFiles.File, edits: [TextEdit])) -> Failure? {
        let old = change.file.markedBytes
        let new = change.file.marked(change.edits.applied(to: change.file.text.bytes))
        do throws(Failure) {
            try replace(change.file, old: new, with: old)
            return nil
        } catch {
            return error
        }
    }

    private func write(_ file: ParsedFiles.File, _ edits: [TextEdit]) throws(Failure) {
        let new = file.marked(edits.applied(to: file.text.bytes))
        try replace(file, old: file.markedBytes, with: new)
    }

    private func replace(_ file: ParsedFiles.File, old: Data, with new: Data) throws(Failure) {
        func failure(_ reason: String) -> Failure { Failure(path: file.found.name, reason: reason) }
        // A link is kept: what it names is replaced.
        let target = URL(fileURLWithPath: file.found.path).resolvingSymlinksInPath()
        guard (try? Data(contentsOf: target)) == old else {
            throw failure("changed since it was read; it is left as it is")
        }
        let temporary = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).onceover-\(UUID().uuidString)")
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
            try new.write(to: temporary)
            if let permissions = attributes[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw failure("cannot be written: \(error.localizedDescription)")
        }
        guard rename(temporary.path, target.path) == 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            try? FileManager.default.removeItem(at: temporary)
            throw failure("cannot be replaced: \(reason)")
        }
    }
}

extension ParsedFiles.File {
    /// The bytes as they are on disk.
    fileprivate var markedBytes: Data { marked(text.bytes) }

    /// Behind the byte order mark, if the file has one.
    fileprivate func marked(_ bytes: [UInt8]) -> Data {
        Data(text.hadByteOrderMark ? SourceText.byteOrderMark + bytes : bytes)
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads source files from disk, all or nothing: half of a file is never given out for the whole.
package struct SourceReader: Sendable {
    /// Called between the reading of the bytes and the second look at the file; tests change the file there.
    let afterReading: @Sendable (_ path: String) -> Void

    package init() { afterReading = { _ in } }

    init(afterReading: @escaping @Sendable (_ path: String) -> Void) { self.afterReading = afterReading }

    /// Reads the file at `path`; the text carries `name`, which is how the file is shown to the user.
    package func read(_ path: String, as name: String) throws(ReadFailure) -> SourceText {
        try text(of: try unchangedBytes(of: path), as: name)
    }

    /// The same for bytes that are there already.
    package func text(of bytes: [UInt8], as name: String) throws(ReadFailure) -> SourceText {
        guard let text = SourceText(path: name, bytes: bytes) else {
            throw .notUTF8(atByte: UTF8Validation.firstInvalidOffset(in: bytes) ?? 0)
        }
        return text
    }

    /// An editor or a generator may write the file at this moment. One more try is enough for a single save.
    private func unchangedBytes(of path: String) throws(ReadFailure) -> [UInt8] {
        for _ in 0..<2 {
            if let bytes = try bytesIfUnchanged(of: path) { return bytes }
        }
        throw .changedWhileRead
    }

    private func bytesIfUnchanged(of path: String) throws(ReadFailure) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .fromErrno() }
        defer { close(descriptor) }
        guard let before = FileStatus(descriptor: descriptor) else { throw .fromErrno() }
        guard before.kind == .file else { throw ReadFailure(.unreadable, "not a file") }
        let bytes = try Self.bytes(of: descriptor, size: before.size)
        afterReading(path)
        // A save by renaming leaves the old file behind the descriptor, so the path is looked at again.
        let after = FileStatus(path: path, followingLinks: true)
        return after == before && bytes.count == before.size ? bytes : nil
    }

    private static func bytes(of descriptor: Int32, size: Int) throws(ReadFailure) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = systemRead(descriptor, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { break }
                count += got
            }
        }
        if failure != 0 { throw .fromErrno(failure) }
        return bytes
    }
}

/// The system's `read`, which the method of that name would hide.
private func systemRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, target, count)
}

extension ReadFailure {
    /// The last error of the system, in its words.
    fileprivate static func fromErrno(_ code: Int32 = errno) -> ReadFailure {
        switch code {
        case ENOENT, ENOTDIR: ReadFailure(.missing, "no such file")
        case EACCES, EPERM: ReadFailure(.unreadable, "permission denied")
        default: ReadFailure(.unreadable, String(cString: strerror(code)).lowercased())
        }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system says of a path: its kind, its size, and what tells whether it was written to.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    /// The same for every name of one file: through links, and on disks that ignore case.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let node: UInt64
    }

    package let kind: Kind
    package let identity: Identity
    /// Bytes.
    package let size: Int
    let modifiedSeconds: Int
    let modifiedNanoseconds: Int

    /// The status of what `path` names, or of the symbolic link itself where `followingLinks` is false; nil, with
    /// `errno` set, where there is none.
    package init?(path: String, followingLinks: Bool) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    /// Whether this process may read what `path` names.
    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            node: UInt64(truncatingIfNeeded: status.st_ino)
        )
        size = Int(status.st_size)
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        modifiedSeconds = Int(modified.tv_sec)
        modifiedNanoseconds = Int(modified.tv_nsec)
    }
}

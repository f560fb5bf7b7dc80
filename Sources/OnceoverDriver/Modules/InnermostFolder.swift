extension Dictionary where Key == Substring {
    /// Of values by folders, absolute with a slash at the end, that of the innermost one above a file that has any.
    ///
    /// A folder ends at the byte of its slash, also where that makes one character with what follows: a name may begin with an
    /// accent.
    ///
    /// - Complexity: O(depth of the file).
    func value(forInnermostFolderOf file: FoundFile) -> Value? { value(forInnermostFolderAround: file.path) }

    /// The same of what stands at an absolute path, a file or a folder.
    func value(forInnermostFolderAround path: String) -> Value? {
        var folder = path[...]
        while !isEmpty, let slash = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) {
            folder = Substring(folder.utf8[...slash])
            if let value = self[folder] { return value }
        }
        return nil
    }
}

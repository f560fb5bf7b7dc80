extension Dictionary where Key == Substring {
    /// Of values by folders, absolute with a slash at the end, that of the innermost one above a file that has any.
    ///
    /// A folder ends at the byte of its slash, also where that makes one character with what follows: a name may begin with an
    /// accent.
    ///
    /// - Complexity: O(depth of the file).
    func value(forInnermostFolderOf file: FoundFile) -> Value? {
        var folder = file.path[...]
        while !isEmpty, let slash = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) {
            folder = Substring(folder.utf8[...slash])
            if let value = self[folder] { return value }
        }
        return nil
    }
}

/// Where a value of a configuration stands.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// As it is shown to the user.
    package let path: String
    /// That of the file, absolute.
    package let folder: String
    /// 1-based.
    package let line: Int

    package init(path: String, folder: String, line: Int) {
        self.path = path
        self.folder = folder
        self.line = line
    }

    package var description: String { "\(path):\(line)" }
}

/// A value, with the place that says so.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let origin: Origin

    package init(_ value: Value, at origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

/// A place in the caller's source: where a waiting call was written.
///
/// ```swift
/// let here = SourceLocation()
/// print(here)  // MyModule/MyFile.swift:12
/// ```
public struct SourceLocation: Sendable, CustomStringConvertible {
    /// The module and the file, as `#fileID` writes them.
    public let fileID: StaticString
    /// The 1-based line.
    public let line: UInt

    /// The place of the call itself, unless told otherwise.
    ///
    /// ```swift
    /// func locate(fileID: StaticString = #fileID, line: UInt = #line) -> SourceLocation {
    ///     SourceLocation(fileID: fileID, line: line)
    /// }
    /// ```
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.fileID = fileID
        self.line = line
    }

    /// `Module/File.swift:line`, which most terminals and editors can open.
    public var description: String { "\(fileID):\(line)" }
}

extension SourceLocation: Hashable {
    /// Whether both name the same line of the same file.
    public static func == (one: Self, other: Self) -> Bool {
        one.line == other.line && one.fileID.description == other.fileID.description
    }

    /// Hashes the line alone: comparing settles the rest.
    public func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

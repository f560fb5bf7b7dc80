/// A place in a source file that a person can be sent to.
///
/// Lines and columns are 1-based. Columns count UTF-8 bytes, as the Swift compiler's do. `excerpt` is the text of
/// `line` without its line break, kept so that a report can be written without reading the file again.
package struct Location: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    /// The 1-based column after the last one, where the range ends on `line`; else the end of the line.
    package let endColumn: Int
    package let excerpt: String

    package init(path: String, line: Int, column: Int, endColumn: Int, excerpt: String) {
        self.path = path
        self.line = line
        self.column = column
        self.endColumn = endColumn
        self.excerpt = excerpt
    }
}

extension Location {
    /// `Harbour.swift:12`
    package var pathAndLine: String { "\(path):\(line)" }
}

extension Location: Comparable {
    package static func < (one: Location, other: Location) -> Bool {
        (one.path, one.line, one.column, one.endColumn) < (other.path, other.line, other.column, other.endColumn)
    }
}

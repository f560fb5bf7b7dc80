import OnceoverDiagnostics
import OnceoverSource

/// The error that a plain wrapper throws when its handler is called with neither a value nor an error. Each file has its
/// own, since a module of its own would be a dependency.
enum NeitherValueNorError {
    static let name = "NeitherValueNorError"
    static let expression = "\(name)(function: #function)"

    static func edit(atEndOf file: SourceFile, _ layout: FileLayout) -> TextEdit {
        let end = file.tree.endPosition.utf8Offset
        let breaks = file.tree.description.utf8.last.map { $0 == 10 || $0 == 13 } ?? true ? "\n" : "\n\n"
        let declaration = """
            /// A completion handler was called with neither a value nor an error.
            private struct \(name): Error {
            \(layout.unit)let function: String
            }

            """
        return TextEdit(end..<end, with: layout.withLineBreaks(breaks + declaration))
    }
}

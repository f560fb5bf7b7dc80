import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

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

    /// Removes the file's own error type if no code of the file throws it any more.
    static func removal(from file: SourceFile, with edits: [TextEdit]) -> [TextEdit] {
        guard file.words.contains(name), !edits.contains(where: { $0.replacement.contains(name) }),
            let own = file.tree.statements.lazy.compactMap({ $0.item.as(StructDeclSyntax.self) }).first(where: {
                $0.name.text == name && $0.modifiers.map(\.name.text) == ["private"]
            })
        else { return [] }
        let removal = TextEdit(own.ownRange, with: "")
        let gone = (edits + [removal]).map(\.range)
        let isUsed = file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == name && !gone.contains { $0.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset) }
        }
        return isUsed ? [] : [removal]
    }
}

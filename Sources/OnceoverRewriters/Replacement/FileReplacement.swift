import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// The edits of one file, with what new code needs.
struct FileReplacement {
    let plan: ReplacementPlan
    let file: Int

    func edits(_ texts: [ReplacedDeclaration.Text]) -> [TextEdit] {
        let source = plan.project.files[file]
        let layout = plan.layout(of: file)
        var edits = texts.map(\.edit).filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
        if texts.contains(where: \.needsLibrary), let edit = FileImports(source.tree).edit(adding: "Onceover", layout) {
            edits.append(edit)
        }
        if texts.contains(where: \.needsError),
            !plan.project.declarations[file].types.keys.contains(NeitherValueNorError.name)
        {
            edits.append(NeitherValueNorError.edit(atEndOf: source, layout))
        }
        edits += NeitherValueNorError.removal(from: source, with: edits)
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

import OnceoverDiagnostics
import SwiftSyntax

/// The imports of a file.
struct FileImports {
    private let tree: SourceFileSyntax

    init(_ tree: SourceFileSyntax) { self.tree = tree }

    /// The imports outside of all types, as they are written, with conditions around them.
    var written: [String] {
        tree.statements.compactMap { statement in
            if statement.item.is(ImportDeclSyntax.self) { return statement.trimmedDescription }
            let condition = statement.item.as(IfConfigDeclSyntax.self)
            let clauses = condition?.clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) } ?? []
            let holdsImports =
                !clauses.isEmpty && clauses.allSatisfy { $0.allSatisfy { $0.item.is(ImportDeclSyntax.self) } }
            return holdsImports ? statement.trimmedDescription : nil
        }
    }

    /// What imports a module; nil where it is imported already.
    func edit(adding module: String, _ layout: FileLayout) -> TextEdit? {
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let names = imports.map(\.path.trimmedDescription)
        if names.contains(module) || names.contains(module + "Macros") { return nil }
        if let last = imports.last {
            let end = last.endOfLine
            return TextEdit(end..<end, with: layout.withLineBreaks("\nimport \(module)"))
        }
        let start = tree.endOfHeader
        return TextEdit(start..<start, with: layout.withLineBreaks("import \(module)\n\n"))
    }
}

extension SourceFileSyntax {
    /// The 0-based offset behind the comment at the head of a file, and the empty line behind that: what follows is about
    /// the first declaration.
    fileprivate var endOfHeader: Int {
        var offset = 0
        for piece in leadingTrivia.pieces {
            offset += piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count) where count > 1, .carriageReturnLineFeeds(let count) where count > 1:
                return offset
            default: break
            }
        }
        return 0
    }
}

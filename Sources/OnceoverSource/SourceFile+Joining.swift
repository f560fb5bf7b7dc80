import SwiftSyntax

/// Another file's text behind a file's own.
struct Guest: Sendable {
    let path: String
    /// The offset at which it begins.
    let start: Int
}

extension SourceFile {
    /// The file with the declarations of others behind its own, as if all stood in one file. Nothing is parsed again.
    ///
    /// - Parameter others: a file with statements outside declarations is left out, as it is a program of its own.
    /// - Complexity: O(bytes)
    package func joined(with others: [SourceFile]) -> SourceFile {
        var joining = Joining(self)
        for other in others where other.holdsOnlyDeclarations { joining.add(other) }
        return joining.file
    }

    private var holdsOnlyDeclarations: Bool {
        tree.shebang == nil && tree.statements.allSatisfy { $0.item.is(DeclSyntax.self) }
    }
}

/// One tree and one text of several files.
private struct Joining {
    private let host: SourceFile
    private var items: [CodeBlockItemSyntax]
    private var end: TokenSyntax
    private var bytes: [UInt8]
    private var guests: [Guest] = []

    init(_ host: SourceFile) {
        self.host = host
        items = Array(host.tree.statements)
        end = host.tree.endOfFileToken
        bytes = host.text.bytes
    }

    mutating func add(_ guest: SourceFile) {
        guard let first = guest.tree.statements.first else { return }
        // What stands behind the last declaration belongs to the end of the file, and then to what follows it.
        let isBroken = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
        let gap: [TriviaPiece] = isBroken ? [] : [.newlines(1)]
        if !isBroken { bytes.append(UInt8(ascii: "\n")) }
        let trivia = Trivia(pieces: end.leadingTrivia.pieces + gap + first.leadingTrivia.pieces)
        items.append(first.with(\.leadingTrivia, trivia))
        items += guest.tree.statements.dropFirst()
        guests.append(Guest(path: guest.path, start: bytes.count))
        bytes += guest.text.bytes
        end = guest.tree.endOfFileToken
    }

    var file: SourceFile {
        let tree = host.tree.with(\.statements, CodeBlockItemListSyntax(items)).with(\.endOfFileToken, end)
        return SourceFile(host.text, tree, of: bytes, guests)
    }
}

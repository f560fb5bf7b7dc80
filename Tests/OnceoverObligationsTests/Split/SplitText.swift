import OnceoverSource
import SwiftSyntax

/// A text, and the same code in two files. What stands in the other file leaves empty lines, so that all keep their line
/// numbers. Nothing is private, in the whole neither: else the parts would not see each other.
struct SplitText {
    enum Manner: String, CaseIterable {
        /// Every second declaration goes to the other file.
        case alternating
        /// Every second method of a type goes, to an extension.
        case members
    }

    let whole: SourceText
    let parts: [SourceText]

    /// Nothing where there is nothing to divide.
    init?(_ text: SourceText, _ manner: Manner) {
        let tree = SourceFile(text).tree
        let items = tree.statements.map(\.item)
        guard items.allSatisfy({ $0.is(DeclSyntax.self) }) else { return nil }
        let hidden = Set(tree.tokens(viewMode: .sourceAccurate).compactMap(\.accessRange))
        let moved = manner == .members ? Self.movedMembers(items) : Self.movedDeclarations(items)
        guard !moved.leaving.isEmpty else { return nil }
        whole = Self.text(text, blanking: hidden)
        parts = [
            Self.text(text, named: "Part1.swift", blanking: hidden.union(moved.leaving)),
            Self.text(text, named: "Part2.swift", blanking: hidden.union(moved.staying), headed: moved.heads),
        ]
    }

    /// What goes and what stays, as ranges of the text; what stands in the other file where a type begins.
    private struct Moved {
        var leaving: Set<Range<Int>> = []
        var staying: Set<Range<Int>> = []
        var heads: [Int: String] = [:]

        mutating func move(_ node: some SyntaxProtocol, _ goes: Bool) {
            if goes { leaving.insert(node.byteRange) } else { staying.insert(node.byteRange) }
        }
    }

    private static func movedDeclarations(_ items: [CodeBlockItemSyntax.Item]) -> Moved {
        var moved = Moved()
        for (index, item) in items.filter({ !$0.is(ImportDeclSyntax.self) }).enumerated() {
            moved.move(item, index % 2 == 1)
        }
        return moved
    }

    private static func movedMembers(_ items: [CodeBlockItemSyntax.Item]) -> Moved {
        var moved = Moved()
        for item in items where !item.is(ImportDeclSyntax.self) {
            if let type = item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self) {
                moveMembers(of: type, &moved)
            } else {
                moved.staying.insert(item.byteRange)
            }
        }
        return moved
    }

    private static func moveMembers(of type: any DeclGroupSyntax, _ moved: inout Moved) {
        let methods = Array(type.memberBlock.members).filter(\.canMove)
        let going = Set(methods.enumerated().filter { $0.offset % 2 == 1 }.map(\.element.id))
        guard let name = type.extendedName, !going.isEmpty else {
            moved.staying.insert(type.byteRange)
            return
        }
        let brace = type.memberBlock.leftBrace
        moved.staying.insert(type.position.utf8Offset..<brace.endPositionBeforeTrailingTrivia.utf8Offset)
        moved.heads[brace.positionAfterSkippingLeadingTrivia.utf8Offset] = "extension \(name) {"
        for member in type.memberBlock.members { moved.move(member, going.contains(member.id)) }
    }

    private static func text(
        _ text: SourceText, named name: String? = nil, blanking ranges: Set<Range<Int>>,
        headed heads: [Int: String] = [:]
    ) -> SourceText {
        var isBlank = [Bool](repeating: false, count: text.bytes.count)
        for range in ranges { for index in range { isBlank[index] = true } }
        var bytes: [UInt8] = []
        for (index, byte) in text.bytes.enumerated() {
            if let head = heads[index] { bytes += Array(head.utf8) }
            bytes.append(isBlank[index] && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
        }
        return SourceText(path: name ?? text.path, text: String(decoding: bytes, as: UTF8.self))
    }
}

extension SyntaxProtocol {
    fileprivate var byteRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

extension TokenSyntax {
    /// Of a modifier that hides something from other files.
    fileprivate var accessRange: Range<Int>? {
        guard let modifier = parent?.as(DeclModifierSyntax.self), modifier.name == self,
            tokenKind == .keyword(.private) || tokenKind == .keyword(.fileprivate)
        else { return nil }
        return modifier.positionAfterSkippingLeadingTrivia
            .utf8Offset..<modifier.endPositionBeforeTrailingTrivia
            .utf8Offset
    }
}

extension DeclGroupSyntax {
    /// Nothing for a protocol, whose requirements stay together.
    fileprivate var extendedName: String? {
        if let type = self.as(ExtensionDeclSyntax.self) {
            return type.genericWhereClause == nil ? type.extendedType.trimmedDescription : nil
        }
        return self.is(ProtocolDeclSyntax.self) ? nil : asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension MemberBlockItemSyntax {
    /// Whether the method may stand in an extension.
    fileprivate var canMove: Bool {
        guard let function = decl.as(FunctionDeclSyntax.self) else { return false }
        return !function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    }
}

import OnceoverDiagnostics
import SwiftSyntax

/// Takes async functions away, and the extensions that hold nothing else.
struct WrapperRemoval {
    private let wrappers: [FunctionDeclSyntax]

    init(_ wrappers: [FunctionDeclSyntax]) { self.wrappers = wrappers }

    var edits: [TextEdit] {
        Set(wrappers.map { emptied(by: $0).map { $0.ownRange } ?? $0.ownRange })
            .sorted { $0.lowerBound < $1.lowerBound }.map { TextEdit($0, with: "") }
    }

    /// The extension around a function of which nothing would be left.
    private func emptied(by wrapper: FunctionDeclSyntax) -> ExtensionDeclSyntax? {
        guard let block = wrapper.parent?.parent?.parent?.as(MemberBlockSyntax.self),
            let around = block.parent?.as(ExtensionDeclSyntax.self), around.inheritanceClause == nil
        else { return nil }
        let gone = Set(wrappers.map { Syntax($0).id })
        return block.members.allSatisfy { gone.contains(Syntax($0.decl).id) } ? around : nil
    }
}

import OnceoverContracts
import OnceoverRewriters
import OnceoverSource
import SwiftSyntax
import Testing

/// The delegate protocols that the contract table declares. Scripts/framework-bridges compiles their bridges.
@Suite struct FrameworkDeclarationTests {
    private static let table = ContractTable.standard

    @Test(arguments: table.declarations.map(\.delegate))
    func itIsTheProtocolThatTheRowIsAbout(_ name: String) throws {
        let known = try #require(Self.table.declaration(of: name))
        let file = SourceFile(path: name, text: known.text)
        #expect(file.firstSyntaxError == nil)
        let node = try #require(file.tree.statements.first?.item.as(ProtocolDeclSyntax.self))
        #expect(node.name.text == name && file.tree.statements.count == 1)
        #expect(!known.modules.isEmpty)
    }

    /// The names in the rows are those of callbacks that are declared, labels and all.
    @Test(arguments: table.declarations.map(\.delegate))
    func itHasTheCallbacksOfTheRow(_ name: String) throws {
        let known = try #require(Self.table.declaration(of: name))
        let names = Self.callbacks(of: name)
        for callback in known.answers.keys { #expect(names.contains(callback), "\(callback)") }
        for callback in known.inPlace { #expect(names.contains(callback), "\(callback)") }
        let waited = Self.table.interactions(of: name).first
        // An end may come to another delegate of the same object.
        for exit in waited?.exits ?? [] where exit.delegate == nil {
            #expect(!names.isDisjoint(with: exit.callbacks), "\(exit.callbacks)")
        }
    }

    /// A callback with a handler has an answer for it, or the user has to give one.
    @Test(arguments: table.declarations.map(\.delegate))
    func itHasABridge(_ name: String) throws {
        let text = try DeepStack.map(count: 1, jobs: 1) { _ in
            Result { () throws(BridgeRefusal) in
                try DelegateBridge(
                    of: name, in: Project([]), contracts: Self.table, options: DelegateBridge.Options()
                ).text
            }
        }[0].get()
        #expect(SourceFile(path: name, text: text).firstSyntaxError == nil)
    }

    /// Of rows about delegates that nobody bridges, none has a declaration. What had one keeps it.
    @Test func bridgesThatWereThereStay() { #expect(Self.table.declarations.count >= 67) }

    /// Full names, those of inherited callbacks included.
    private static func callbacks(of name: String) -> Set<String> {
        guard let known = table.declaration(of: name) else { return [] }
        let file = SourceFile(path: name, text: known.text)
        guard let node = file.tree.statements.first?.item.as(ProtocolDeclSyntax.self) else { return [] }
        let own = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.fullName }
        let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return parents.reduce(into: Set(own)) { $0.formUnion(callbacks(of: $1)) }
    }
}

import OnceoverContracts
import OnceoverControlFlow
import OnceoverSource
import SwiftSyntax

/// Addresses that the program itself writes: `URL(string: "https://harbour.org/\(name)")`, `URL(string: Paths.ships + name)`.
///
/// Of a text that is one from its first letter on, such an initialiser makes no nil, or the program would never work: since
/// iOS 17 it encodes what may not stand in an address. So does the program bring what it asks for by a name that is written there.
struct WrittenAddress {
    let file: SourceFile
    let contracts: ContractTable

    /// Whether a call makes an address of such a text, and of none that comes from outside.
    func isMade(by call: Call, besides spoken: SpokenText) -> Bool {
        gives(call, of: call.name, where: "https:") { WrittenText.isOne($0) && !spoken.isPart(of: $0) }
    }

    /// Whether a call looks up what the program brings, by a name that stands in the code: `Bundle.main.url(forResource: "ports", …)`.
    func isResource(of call: Call) -> Bool { gives(call, of: nil, where: "resource:") { WrittenText.isWhole($0) } }

    /// Whether a contract says that a call gives something where its first argument is of a kind, and the argument stands in the code.
    ///
    /// - Parameters:
    ///   - type: what the function belongs to.
    ///   - kind: how rows name the argument.
    private func gives(
        _ call: Call, of type: String?, where kind: String, isWritten: (ExprSyntax) -> Bool
    ) -> Bool {
        guard let argument = call.arguments.first, let label = argument.label, let function = call.name else {
            return false
        }
        let contract = contracts.result(of: function) {
            ValueUse(type: type, arguments: call.arguments.map(\.label), literals: [label: .text(kind)])
        }
        return contract != nil && expression(at: argument.site).map(isWritten) ?? false
    }

    private func expression(at site: Site) -> ExprSyntax? {
        guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: Int(site.start))) else { return nil }
        return sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(ExprSyntax.self) }
            .first { Site($0) == site }
    }
}

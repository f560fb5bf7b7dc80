import OnceoverContracts
import OnceoverControlFlow
import OnceoverSource
import SwiftSyntax

/// Addresses that the program itself writes: `URL(string: "https://harbour.org/\(name)")`, `URL(string: Paths.ships + name)`.
///
/// Of a text that is one from its first letter on, such an initialiser makes no nil, or the program would never work: since
/// iOS 17 it encodes what may not stand in an address.
struct WrittenAddress {
    let file: SourceFile
    let contracts: ContractTable

    /// Whether a call makes an address of such a text.
    func isMade(by call: Call) -> Bool {
        guard let argument = call.arguments.first, let label = argument.label, let type = call.name,
            contracts.result(of: type, ofAddressLabelled: label, among: call.arguments.map(\.label))
        else { return false }
        return expression(at: argument.site).map { WrittenText.isOne($0) } ?? false
    }

    /// Whether a call looks up what the program brings, by a name that stands in the code: `Bundle.main.url(forResource: "ports", …)`.
    func isResource(of call: Call) -> Bool {
        guard let argument = call.arguments.first, let label = argument.label, let function = call.name,
            contracts.result(of: function, ofResourceLabelled: label, among: call.arguments.map(\.label))
        else { return false }
        return expression(at: argument.site).map { WrittenText.isWhole($0) } ?? false
    }

    private func expression(at site: Site) -> ExprSyntax? {
        guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: Int(site.start))) else { return nil }
        return sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(ExprSyntax.self) }
            .first { Site($0) == site }
    }
}

extension ContractTable {
    /// Whether a function gives a value where the argument of a label is a written address.
    fileprivate func result(of function: String, ofAddressLabelled label: String, among labels: [String?]) -> Bool {
        let address = ValueUse(type: function, arguments: labels, literals: [label: .text("https:")])
        return result(of: function) { address } != nil
    }

    /// Whether a function gives a value where the argument of a label names something that the program brings.
    fileprivate func result(of function: String, ofResourceLabelled label: String, among labels: [String?]) -> Bool {
        let name = ValueUse(type: nil, arguments: labels, literals: [label: .text("resource:")])
        return result(of: function) { name } != nil
    }
}

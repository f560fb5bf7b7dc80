import SwiftSyntax

/// The targets that a `Package.swift` names and the libraries that it exports, as far as they are written out in it.
package struct PackageManifest: Sendable {
    package struct Target: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case plain, executable, tests
            /// A macro or a plugin, which the compiler runs.
            case tool
        }

        package let name: String
        package let kind: Kind
        /// Relative to the package, without a slash at the end; nil where the target's name says it.
        package let path: String?
    }

    package let targets: [Target]
    /// The targets of the library products.
    private let exported: Set<String>
    /// Whether a library product does not write out what it is made of.
    private let exportsMore: Bool

    package init(_ text: SourceText) {
        let collector = ManifestCollector(viewMode: .sourceAccurate)
        collector.walk(SourceFile(text).tree)
        targets = collector.targets
        exported = collector.exported
        exportsMore = collector.exportsMore
    }

    /// Whether a library product holds a target, or may.
    package func exports(_ target: Target) -> Bool { exportsMore || exported.contains(target.name) }
}

private final class ManifestCollector: SyntaxVisitor {
    var targets: [PackageManifest.Target] = []
    var exported: Set<String> = []
    var exportsMore = false

    private static let makers: [String: PackageManifest.Target.Kind] = [
        "target": .plain, "executableTarget": .executable, "testTarget": .tests, "macro": .tool, "plugin": .tool,
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let maker = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
            return .visitChildren
        }
        if maker == "library" { addLibrary(node) }
        guard let kind = Self.makers[maker], let name = literal("name", in: node) else { return .visitChildren }
        let path = literal("path", in: node)?.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        targets.append(PackageManifest.Target(name: name, kind: kind, path: path))
        return .skipChildren
    }

    /// `.library(name: "Harbour", targets: ["Harbour", "Charts"])`
    private func addLibrary(_ node: FunctionCallExprSyntax) {
        let list = argument("targets", of: node)?.as(ArrayExprSyntax.self)?.elements
        let names = list?.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? [nil]
        exported.formUnion(names.compactMap(\.self))
        if names.contains(nil) { exportsMore = true }
    }

    private func literal(_ label: String, in call: FunctionCallExprSyntax) -> String? {
        argument(label, of: call)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label?.text == label }?.expression
    }
}

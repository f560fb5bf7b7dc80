import SwiftSyntax

/// The targets that a `Package.swift` names, as far as they are written out in it.
package struct PackageManifest: Sendable {
    package struct Target: Hashable, Sendable {
        package let name: String
        /// Relative to the package, without a slash at the end; nil where the target's name says it.
        package let path: String?
    }

    package let targets: [Target]

    package init(_ text: SourceText) {
        let collector = TargetCollector(viewMode: .sourceAccurate)
        collector.walk(SourceFile(text).tree)
        targets = collector.targets
    }
}

private final class TargetCollector: SyntaxVisitor {
    var targets: [PackageManifest.Target] = []

    private static let makers: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let maker = node.calledExpression.as(MemberAccessExprSyntax.self),
            Self.makers.contains(maker.declName.baseName.text), let name = literal("name", in: node)
        else { return .visitChildren }
        let path = literal("path", in: node)?.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        targets.append(PackageManifest.Target(name: name, path: path))
        return .skipChildren
    }

    private func literal(_ label: String, in call: FunctionCallExprSyntax) -> String? {
        call.arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
    }
}

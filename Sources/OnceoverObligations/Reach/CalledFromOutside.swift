import OnceoverSymbols
import SwiftSyntax

/// Who calls a function besides those who name it.
extension DeclaredFunction {
    /// Whether an attribute gives it to somebody to call whom nobody sees: `@objc`, `@IBAction`.
    var isCalledByAttribute: Bool {
        attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return !["MainActor", "discardableResult", "available", "inline"].contains(name)
        }
    }

    /// Whether it looks like a delegate's method, which a framework calls: `webView(_ view: WKWebView, …)`.
    var isNamedForSender: Bool {
        guard let first = parameters.first, first.label == nil, let type = Declarations.name(of: first.node.type) else {
            return false
        }
        return type.lowercased().hasSuffix(name.lowercased())
    }
}

import OnceoverSymbols
import SwiftSyntax

/// Callers of a function that do not mention its name.
extension DeclaredFunction {
    /// Whether an attribute lets unknown code call it: `@objc`, `@IBAction`.
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

import SwiftSyntax

extension TypeSyntax {
    /// The type as it is written, without what stands around it. A plain name, as most are, is had without a copy of its
    /// tree, which `trimmedDescription` makes.
    package var written: String {
        if let plain = self.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil { return plain.name.text }
        return trimmedDescription
    }
}

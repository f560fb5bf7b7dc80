import OnceoverSignatures
import SwiftSyntax

extension HandlerType {
    /// - Parameter aliases: the type aliases that are known, by name.
    init?(_ type: TypeSyntax, aliases: [String: TypeSyntax]) {
        self.init(type, aliases: TypeAliases { type in Declarations.name(of: type).flatMap { aliases[$0] } })
    }
}

import OnceoverSignatures
import SwiftSyntax

extension SyntaxProtocol {
    var trimmedDescription: String { ownText }
}

import SwiftSyntax

/// What a case of an enum carries that must be discharged: `case admit(CheckedContinuation<Int, Never>, Int)`.
package struct CarriedPayload: Sendable, Hashable {
    package let typeName: String
    package let caseName: String
    /// 0-based.
    package let index: Int
    package let label: String?
    package let shape: HandlerShape
}

extension Declarations {
    /// The obligations that values of the file's enums carry. What may be nil may have been answered, and of closures, the
    /// label has to say so: a callback may be for the user to choose.
    ///
    /// - Complexity: O(payloads), each with its type looked at.
    package var carriedPayloads: [CarriedPayload] {
        payloads.compactMap { typeName, payload in
            let shape = HandlerShape(payload.type, aliases: aliases)
            switch shape {
            case .continuation(isOptional: false), .promise(isOptional: false): break
            case .handler(isOptional: false) where payload.label?.lowercased().contains("completion") ?? false: break
            default: return nil
            }
            return CarriedPayload(
                typeName: typeName, caseName: payload.caseName, index: payload.index, label: payload.label, shape: shape
            )
        }
    }
}

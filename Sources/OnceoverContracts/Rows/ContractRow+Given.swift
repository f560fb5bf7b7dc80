extension ContractRow {
    /// What a closure is given for one of its parameters.
    package enum Given: Decodable, Hashable, Sendable {
        case nothing
        /// Not nil.
        case value
        /// The one or the other.
        case any
        case boolean(Bool)
        /// A case of an enum: `cancelled`.
        case member(String)

        package var isMember: Bool { member != nil }

        /// The name of the case, if it is one.
        package var member: String? { if case .member(let name) = self { name } else { nil } }

        /// How a row says it, but for cases of enums, which begin with a dot.
        package static let words = named.map(\.word)
        private static let named: [(word: String, given: Given)] = [
            ("nil", .nothing), ("value", .value), ("any", .any), ("true", .boolean(true)), ("false", .boolean(false)),
        ]

        package init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let text = try value.decode(String.self)
            if text.first == "." {
                self = .member(String(text.dropFirst()))
            } else if let named = Self.named.first(where: { $0.word == text }) {
                self = named.given
            } else {
                throw DecodingError.dataCorruptedError(
                    in: value, debugDescription: "neither `nil`, `value`, `any`, `true`, `false` nor `.member`")
            }
        }
    }
}

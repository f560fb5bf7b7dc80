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

        /// How a row says it, but for cases of enums, which begin with a dot.
        package static let words = ["nil", "value", "any", "true", "false"]

        package init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let text = try value.decode(String.self)
            switch (text.first, Self.words.firstIndex(of: text)) {
            case (".", _): self = .member(String(text.dropFirst()))
            case (_, let index?): self = [.nothing, .value, .any, .boolean(true), .boolean(false)][index]
            default:
                throw DecodingError.dataCorruptedError(
                    in: value, debugDescription: "neither `nil`, `value`, `any`, `true`, `false` nor `.member`")
            }
        }
    }
}

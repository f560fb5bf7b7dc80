extension ContractRow {
    /// What an argument is given that needs no looking up.
    package enum Literal: Decodable, Hashable, Sendable {
        case boolean(Bool)
        /// A case of an enum, or a constant of a type, without what stands before its dot: `utf8`.
        case member(String)

        /// From `true` or `".utf8"`.
        package init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let isTrue = try? value.decode(Bool.self) {
                self = .boolean(isTrue)
                return
            }
            let text = try value.decode(String.self)
            guard text.first == "." else {
                throw DecodingError.dataCorruptedError(
                    in: value, debugDescription: "neither a truth value nor `.member`")
            }
            self = .member(String(text.dropFirst()))
        }
    }
}

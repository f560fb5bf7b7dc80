extension ContractRow {
    /// The value of an argument that the contract gives literally.
    package enum Literal: Decodable, Hashable, Sendable {
        case boolean(Bool)
        /// A case of an enum, or a constant of a type, without what stands before its dot: `utf8`.
        case member(String)
        /// In a row, any of these: `.*`.
        case anyMember
        /// A string without interpolations; in a row, how an address begins, `https:`, or `resource:`.
        case text(String)
        case nothing
        /// What a function gives, whatever its labels: `JSONEncoder.encode()`.
        case result(of: APIName)

        /// From `true`, `".utf8"`, `".*"`, `"https:"`, `"nil"` or `"JSONEncoder.encode()"`.
        package init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let isTrue = try? value.decode(Bool.self) {
                self = .boolean(isTrue)
                return
            }
            let text = try value.decode(String.self)
            if text == "nil" {
                self = .nothing
                return
            }
            if text.hasSuffix("()"), let function = APIName(String(text.dropLast(2))) {
                self = .result(of: function)
                return
            }
            guard text.first == "." || text.contains(":") else {
                throw DecodingError.dataCorruptedError(
                    in: value,
                    debugDescription: "neither a truth value, nor `.member`, nor `nil`, nor `function()`, "
                        + "nor how an address begins")
            }
            self = text.first == "." ? Self.member(behindDot: String(text.dropFirst())) : .text(text)
        }

        private static func member(behindDot name: String) -> Literal { name == "*" ? .anyMember : .member(name) }

        /// Whether an argument is what a row asks for.
        func admits(_ given: Literal) -> Bool {
            if self == .anyMember, case .member = given { return true }
            if case .result(let function) = self, case .result(let seen) = given { return function.isMeant(by: seen) }
            guard case .text(let start) = self, case .text(let text) = given else { return self == given }
            return text.hasPrefix(start) && text.utf8.allSatisfy(Self.isPlain)
        }

        /// Whether a character may stand in an address anywhere, as it is.
        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-._~:/?#@!$&'()*+,;=".utf8.contains(byte)
            }
        }
    }
}

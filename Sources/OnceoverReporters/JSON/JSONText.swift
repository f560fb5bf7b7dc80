import Foundation

/// Wire values as text: keys sorted, indented, so that the same report gives the same bytes and diffs well.
enum JSONText {
    static func of(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            preconditionFailure("wire values hold nothing that JSON cannot: \(error)")
        }
    }
}

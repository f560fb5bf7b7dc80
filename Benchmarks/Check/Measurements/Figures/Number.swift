import Foundation

/// Numbers as text, the same in every country.
enum Number {
    static func decimal(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }

    /// Millions of bytes, or a question mark for nil.
    static func megabytes(_ bytes: Int?) -> String {
        bytes.map { decimal(Double($0) / 1_000_000, digits: 1) + " MB" } ?? "?"
    }
}

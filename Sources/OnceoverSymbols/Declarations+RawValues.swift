import SwiftSyntax

extension Declarations {
    /// Whether each enum of the file with this name, of which there is one at least, has a case with a raw value, by its text.
    ///
    /// - Complexity: O(enums + cases of those that are meant).
    package func hasCase(rawValue: String, of type: String) -> Bool {
        let meant = writtenCases.filter { $0.key == type || $0.key.hasSuffix("." + type) }.values
        return !meant.isEmpty && meant.allSatisfy { $0.contains { $0.writtenRawValue == rawValue } }
    }
}

extension EnumCaseElementSyntax {
    /// `404` of `case notFound = 404`, `open` of `case open = "open"` and of `case open`.
    fileprivate var writtenRawValue: String? {
        guard let value = rawValue?.value else { return name.text }
        return value.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

import Foundation
import OnceoverDiagnostics

/// What a rewrite did as JSON: `{"converted": […], "refused": […]}`.
package enum RewriteJSON {
    package static func text(_ report: RewriteReport) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            converted: report.conversions.map(Converted.init), refused: report.refusals.map(Refused.init))
        guard let data = try? encoder.encode(document) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        let converted: [Converted]
        let refused: [Refused]
    }

    private struct Converted: Encodable {
        let file: String
        let line: Int
        let symbol: String
        let manner: String
        let reason: String?

        init(_ conversion: Conversion) {
            file = conversion.location.path
            line = conversion.location.line
            symbol = conversion.symbol
            manner = conversion.manner
            reason = conversion.reason
        }
    }

    private struct Refused: Encodable {
        let file: String
        let line: Int
        let symbol: String
        let reason: String
        let category: String
        let witness: [Step]
        let cause: Cause?

        init(_ refusal: Refusal) {
            file = refusal.location.path
            line = refusal.location.line
            symbol = refusal.symbol
            reason = refusal.reason
            category = refusal.category
            witness = refusal.witness.map { Step(line: $0.location.line, message: $0.message) }
            cause = refusal.cause.map(Cause.init)
        }
    }

    /// What is in the way elsewhere; the symbol is that of another function.
    private struct Cause: Encodable {
        let file: String
        let line: Int
        let symbol: String?
        let reason: String

        init(_ cause: RefusalCause) {
            file = cause.location.path
            line = cause.location.line
            symbol = cause.symbol
            reason = cause.reason
        }
    }

    private struct Step: Encodable {
        let line: Int
        let message: String
    }
}

import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// Stands in for the real analysis: finds fault with each identifier that is called like a rule, `leak` or `twice`.
/// `unsure` is an obligation whose verdict is unknown.
let fakeAnalyzer = Analyzer(name: "fake") { file in
    var findings = Findings()
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
        let place = file.location(of: token)
        switch token.text {
        case "leak", "twice":
            let rule = RuleID(token.text)
            findings.obligations.append(obligation(token.text, place, .violated))
            findings.diagnostics.append(
                Diagnostic(rule: rule, message: "`\(token.text)` is here", at: place, witness: [])
            )
        case "unsure": findings.obligations.append(obligation(token.text, place, .unknown, reason: "not told"))
        case "fine": findings.obligations.append(obligation(token.text, place, .proved))
        default: break
        }
    }
    return findings
}

/// One obligation of a file, as an analyzer records it.
func obligation(
    _ name: String, _ place: Location, _ judgement: ObligationRecord.Judgement, reason: String? = nil
) -> ObligationRecord {
    ObligationRecord(location: place, kind: "handler", name: name, symbol: "", judgement: judgement, reason: reason)
}

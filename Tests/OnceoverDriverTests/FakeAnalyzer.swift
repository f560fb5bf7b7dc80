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
            findings.verdicts.violated += 1
            findings.diagnostics.append(
                Diagnostic(rule: rule, message: "`\(token.text)` is here", at: place, witness: [])
            )
        case "unsure":
            findings.verdicts.unknown += 1
            findings.unknownReasons["not told", default: 0] += 1
            findings.unknowns.append(Note("nothing is known of `unsure`", at: place))
        case "fine": findings.verdicts.proved += 1
        default: break
        }
    }
    return findings
}

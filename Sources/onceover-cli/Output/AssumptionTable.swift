import OnceoverDiagnostics
import OnceoverObligations

/// What `--assumptions` prints: what verdicts rest on, the most used assumption first.
struct AssumptionTable {
    let report: Report

    private struct Row {
        var proofs = 0
        var demoted = 0
        var hidden = 0

        var all: Int { proofs + demoted + hidden }
    }

    var text: String {
        let lines = rows.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }.map { name, row in
            "\(padded(row.proofs))\(padded(row.demoted))\(padded(row.hidden))  \(name)"
        }
        let head = "  proofs   notes  hidden  assumption"
        return (lines.isEmpty ? ["no verdict rests on an assumption"] : [head] + lines).joined(separator: "\n")
    }

    private var rows: [AssumptionID: Row] {
        var rows: [AssumptionID: Row] = [:]
        for name in report.obligations.flatMap(\.assumptions) where completesProofs(name) {
            rows[name, default: Row()].proofs += 1
        }
        for name in report.diagnostics.flatMap(\.assumptions) { rows[name, default: Row()].demoted += 1 }
        for name in report.excused.flatMap(\.assumptions) { rows[name, default: Row()].hidden += 1 }
        return rows
    }

    /// One that rules findings out is counted with them.
    private func completesProofs(_ name: AssumptionID) -> Bool {
        AssumptionCatalog.assumption(name)?.effect == .completes
    }

    private func padded(_ number: Int) -> String {
        let digits = "\(number)"
        return String(repeating: " ", count: max(1, 8 - digits.count)) + digits
    }
}

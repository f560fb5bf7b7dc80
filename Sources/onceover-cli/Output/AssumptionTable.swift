import OnceoverDiagnostics
import OnceoverObligations

/// What `--assumptions` prints: how many proofs each assumption completes, and how many findings it demotes or excuses. The
/// most used assumption comes first.
struct AssumptionTable {
    let report: Report

    private struct Row {
        var proofs = 0
        var demoted = 0
        var excused = 0

        var all: Int { proofs + demoted + excused }
    }

    var text: String {
        let lines = rows.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }.map { name, row in
            "\(padded(row.proofs))\(padded(row.demoted))\(padded(row.excused))  \(name)"
        }
        let head = "  proofs demoted excused  assumption"
        return (lines.isEmpty ? ["no verdict rests on an assumption"] : [head] + lines).joined(separator: "\n")
    }

    private var rows: [AssumptionID: Row] {
        var rows: [AssumptionID: Row] = [:]
        for name in report.obligations.flatMap(\.assumptions) where completesProofs(name) {
            rows[name, default: Row()].proofs += 1
        }
        for name in report.diagnostics.flatMap(\.assumptions) { rows[name, default: Row()].demoted += 1 }
        for name in report.excused.flatMap(\.assumptions) { rows[name, default: Row()].excused += 1 }
        return rows
    }

    /// An assumption that demotes or excuses findings is counted there.
    private func completesProofs(_ name: AssumptionID) -> Bool {
        AssumptionCatalog.assumption(name)?.effect == .completes
    }

    private func padded(_ number: Int) -> String {
        let digits = "\(number)"
        return String(repeating: " ", count: max(1, 8 - digits.count)) + digits
    }
}

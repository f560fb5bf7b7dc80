/// Gives each finding of a run a name of its own. Findings with one identity are numbered in their order.
struct Fingerprints {
    private var timesSeen: [FindingIdentity: Int] = [:]

    /// 16 hexadecimal digits, a colon and a number from 1. To be asked for each finding in the order of the report.
    mutating func next(for diagnostic: Diagnostic) -> String {
        let identity = FindingIdentity(diagnostic)
        let number = timesSeen[identity, default: 0] + 1
        timesSeen[identity] = number
        return identity.fingerprint + ":\(number)"
    }
}

extension Report {
    /// To be done before findings are taken out, so that each has the same name whatever is shown.
    package mutating func nameFindings() {
        var fingerprints = Fingerprints()
        for index in diagnostics.indices {
            diagnostics[index].fingerprint = fingerprints.next(for: diagnostics[index])
        }
        for index in suppressed.indices {
            suppressed[index].diagnostic.fingerprint = fingerprints.next(for: suppressed[index].diagnostic)
        }
        for index in excused.indices {
            excused[index].diagnostic.fingerprint = fingerprints.next(for: excused[index].diagnostic)
        }
    }
}

/// Where a condition leads.
struct Branch {
    var yes: Int
    var no: Int
    var holds: Outcome
    var fails: Outcome
    let site: Site

    /// Where its opposite leads.
    var negated: Branch { Branch(yes: no, no: yes, holds: fails, fails: holds, site: site) }
}

/// What a condition says on one of its two outcomes.
struct OneSided {
    let assumption: Constraint
    let isWhereItHolds: Bool

    func `where`(_ holds: Bool) -> Constraint? { holds == isWhereItHolds ? assumption : nil }
}

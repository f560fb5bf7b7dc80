import OnceoverControlFlow
import OnceoverDataflow

/// Values that a source gives before it ends.
struct EndedSources {
    let body: FollowedBody

    /// Whether a closure that is given values has been given one, although the source has ended on this path: without an error.
    func cameBeforeEnd(_ region: Int, _ facts: FactSet) -> Bool {
        guard let ending = endingOnPath(beside: region, facts) else { return false }
        return ending.reason.map { isSuccess($0, facts) } ?? true
    }

    /// The same where no source ends without an error that has not given a value.
    func surelyCameBeforeEnd(_ region: Int, _ facts: FactSet) -> Bool {
        guard let ending = endingOnPath(beside: region, facts), let reason = ending.reason else { return false }
        return ending.followsValue && isSuccess(reason, facts)
    }

    private func endingOnPath(beside region: Int, _ facts: FactSet) -> Ending? {
        guard let ending = body.plan.endings[region], case .alternative(let group) = body.plan.mode(of: region),
            facts[PathKey.taker.key(group.index)] == Int32(ending.region)
        else { return nil }
        return ending
    }

    private func isSuccess(_ reason: TermID, _ facts: FactSet) -> Bool {
        guard case .isCase(let number, let holds) = facts.fact(of: reason) else { return false }
        let name = body.graph.caseNames[Int(number)]
        return name == "failure" && !holds || name == "finished" && holds
    }
}

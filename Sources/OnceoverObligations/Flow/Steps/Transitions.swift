import OnceoverControlFlow

/// What a step makes of the obligation.
struct Transitions {
    let body: FollowedBody

    func apply(
        _ transition: Transition, at site: Site, because reason: HandOver? = nil, into target: TermID? = nil,
        to position: inout Position
    ) {
        guard position.status.progress != .dormant else { return }
        let transition = isResumedAgain(by: transition, into: target, position.status) ? .discharge : transition
        var after = position.status
        after.progress = after.progress.after(transition)
        if after.progress == .repeated, body.tracked.isIdempotent { after.progress = .discharged }
        move(to: after, by: transition, at: site, because: reason, &position)
    }

    /// Whether a continuation that has been resumed is put where it will be. A handler may mean to hear of what comes next, where
    /// its call does not take it out, and a promise may be asked for its future.
    private func isResumedAgain(by transition: Transition, into target: TermID?, _ status: Status) -> Bool {
        guard transition == .store, status.progress == .discharged else { return false }
        return body.tracked.kind == .continuation
            || body.tracked.kind == .handler
                && (target.map { body.questions.stored.usesUp($0, in: body.graph) } ?? false)
    }

    func move(
        to after: Status, by transition: Transition, at site: Site, because reason: HandOver? = nil,
        _ position: inout Position
    ) {
        let before = position.status
        position.status = after
        position.events.append(
            ObligationEvent(transition: transition, before: before, after: after, site: site, reason: reason))
    }
}

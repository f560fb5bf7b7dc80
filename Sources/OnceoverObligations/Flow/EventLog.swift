import OnceoverControlFlow

/// What happens to an obligation on all paths.
struct EventLog {
    private(set) var repeats: [Repeat] = []
    private(set) var firstDischarges: Set<Site> = []
    private(set) var reasons: [HandOver: Int] = [:]
    private var repeated: Set<Site> = []

    /// A second discharge.
    struct Repeat {
        /// The point on entry of the block in which it happens.
        let point: Int
        let site: Site
    }

    mutating func note(_ event: ObligationEvent, at point: Int) {
        if let reason = event.reason { reasons[reason, default: 0] += 1 }
        switch event.after.progress {
        case .discharged: firstDischarges.insert(event.site)
        case .repeated where event.before.progress != .repeated:
            if repeated.insert(event.site).inserted { repeats.append(Repeat(point: point, site: event.site)) }
        default: break
        }
    }
}

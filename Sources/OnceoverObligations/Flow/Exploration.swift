import OnceoverControlFlow
import OnceoverDataflow

/// All states that an obligation can be in, at every block, and what went wrong on the way.
final class Exploration {
    let flow: ObligationFlow
    let simulation: PropertySimulation
    /// How a path that leaves the obligation says so.
    enum Telling {
        /// On its way.
        case path
        /// By what it returns.
        case result
    }

    /// Points at which a path ends that never discharged the obligation and reported nothing.
    private(set) var leaks: [Int] = []
    /// The same for paths that reported something to other code.
    private(set) var toldLeaks: [Int: Set<Telling>] = [:]
    private(set) var count = CallCount.bottom
    private let log: EventLog

    /// - Parameter state: where the paths begin, if not in the obligation's own first state.
    init(_ flow: ObligationFlow, from state: PathState? = nil) {
        self.flow = flow
        var log = EventLog()
        var simulation = PropertySimulation(live: flow.liveFacts)
        var current = -1
        simulation.run(from: flow.body.tracked.start, state: state ?? flow.initialState) { point, emit in
            current += 1
            for passage in flow.passages(of: point.state, through: point.node) {
                for event in passage.events { log.note(event, at: current) }
                emit(passage.edge.target, passage.state)
            }
        }
        self.simulation = simulation
        self.log = log
        findEnds()
    }

    /// Second discharges, each place once.
    var repeats: [EventLog.Repeat] { log.repeats }

    /// Where some path discharges the obligation for the first time.
    var firstDischarges: Set<Site> { log.firstDischarges }

    /// Why the obligation was handed over, by how often it is seen.
    var reasons: [HandOver: Int] { log.reasons }

    /// Whether some path leaves the obligation, or meets it twice, as far as is known.
    var seemsWrong: Bool { !leaks.isEmpty || !repeats.isEmpty }

    /// Whether a branch is to blame that asks for something that the function's callers may know.
    var hingesOnCallers: Bool {
        Blame.branches(of: self).lazy.compactMap(\.branch?.edge).flatMap(\.assumptions).contains {
            flow.body.graph.sharedPath(of: $0.term) != nil
        }
    }

    /// Whether every path could be followed.
    var isComplete: Bool { simulation.isComplete && flow.body.graph.isComplete }

    private func findEnds() {
        for (index, point) in simulation.points.enumerated() where isEnd(point) {
            let progress = Status(code: point.state.property).progress
            count = count.join(progress.count)
            if progress == .pending { leaks.append(index) }
        }
        let discharging = dischargingEnds
        if leaks.isEmpty || discharging.isEmpty { return }
        let results = ReportedResults(body: flow.body, discharging: discharging)
        let others = Set(discharging.flatMap { ToldOthers.told($0.state.facts) })
        for leak in leaks {
            let point = simulation.points[leak]
            if tellsMore(point, than: others) { toldLeaks[leak, default: []].insert(.path) }
            if results.excuse(point) { toldLeaks[leak, default: []].insert(.result) }
        }
        leaks.removeAll { toldLeaks[$0] != nil }
    }

    /// The ends of paths on which something was done with the obligation.
    private var dischargingEnds: [PropertySimulation.Point] {
        simulation.points.filter {
            isEnd($0) && ![.pending, .dormant].contains(Status(code: $0.state.property).progress)
        }
    }

    /// A path that tells somebody what no path tells that discharges has said that it does not.
    private func tellsMore(_ leak: PropertySimulation.Point, than others: Set<FactSet.Entry>) -> Bool {
        !ToldOthers.told(leak.state.facts).allSatisfy(others.contains)
    }

    /// A path ends where the stretch ends, unless it left open which closure of a group ran: one of them did.
    func isEnd(_ point: PropertySimulation.Point) -> Bool {
        (point.node == flow.body.tracked.end || point.node == flow.body.tracked.throwEnd) && !isLeftOpen(point)
    }

    /// Whether a path has not said yet which closure of a group runs.
    func isLeftOpen(_ point: PropertySimulation.Point) -> Bool {
        point.state.facts.entries.contains { $0.value == ClosureEdges.open }
    }
}
